"""How effects work, wherever they come from: when they are in force, offered, used and answered. COS-8, 16"""
