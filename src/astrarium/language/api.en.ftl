# What the server answers to programs, and to requests that it does not take.

server-no-key = A key is needed here: send it as Authorization: Bearer KEY.
server-wrong-key = This key opens nothing at this table.
server-link-first = This is a link, not a key. Exchange it for one first: POST /api/keys.
server-key-in-use = This key opens another seat already.
server-watch-only = With this key you may only watch.
server-no-vote = Only the others who play may vote on this.
server-not-over = The game is not over yet.
server-old-rules = This table was played by former rules, and nothing was kept of it from which it could go on or be shown.
server-newer-rules = This table is played by newer rules than this server knows. Please try again in a while.
server-no-such-page = There is nothing at this address.
server-no-such-method = This address does not take such requests.
server-bad-request = The request cannot be read.
server-too-large = This is too large.
server-too-many = Too many requests in a short time. Please wait a moment.
server-other-site = Requests from other sites are not taken.
server-store-fails = The store does not answer. Please look at the table again in a moment.
