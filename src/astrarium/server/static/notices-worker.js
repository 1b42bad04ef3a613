// Listens with the page closed: a notice says at which table it is whose turn, and leads there.

self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(self.registration.showNotification(told.title, { data: told, tag: told.there, icon: "static/astrarium.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.there));
});
