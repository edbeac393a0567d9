/** The server's time on a device whose clock may be wrong, or be set while it is offline. */
export class DeviceClock {
  #offset: number;
  /** The server's time at a moment of the clock that never goes back; null until this page has asked the server. */
  #heard: { server: number; elapsed: number } | null = null;

  constructor(offset: number) {
    this.#offset = offset;
  }

  now(): number {
    return this.#heard
      ? Math.round(this.#heard.server + performance.now() - this.#heard.elapsed)
      : Date.now() + this.#offset;
  }

  /** Milliseconds to add to the device's clock. */
  get offset(): number {
    return this.#offset;
  }

  hear(server: number): void {
    this.#heard = { server, elapsed: performance.now() };
    this.#offset = server - Date.now();
  }
}
