// Whatever the house says from now on is not heard, while `window.still` says so: the page can be looked at in peace.
{
  const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  const onmessage = {
    set(hear) {
      set.call(this, hear && ((message) => window.still || hear(message)));
    },
  };
  Object.defineProperty(WebSocket.prototype, "onmessage", onmessage);
}
