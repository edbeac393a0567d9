import { connect, type Socket } from 'node:net';

export interface Received {
  status: number;
  body: string;
  /** True when the server announced that it will close the connection. */
  closes: boolean;
}

/** One connection that sends sequential requests, like a proxy with keep-alive. */
export class PersistentConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #text = '';
  /** Called when data has arrived or the connection is closed. */
  #wake: () => void = () => undefined;

  constructor(base: string) {
    const { hostname, port, host } = new URL(base);
    this.#host = host;
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('data', (chunk) => {
      this.#text += chunk.toString('latin1');
      this.#wake();
    });
    this.#socket.on('close', () => this.#wake());
    this.#socket.on('error', () => undefined);
  }

  async send(path: string, headers: Record<string, string>, body: Buffer, method = 'POST'): Promise<Received> {
    const chunked = headers['transfer-encoding'] === 'chunked';
    const head = { host: this.#host, ...(chunked ? {} : { 'content-length': String(body.length) }), ...headers };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    if (chunked) this.#socket.write(`${body.length.toString(16)}\r\n`);
    this.#socket.write(body);
    if (chunked) this.#socket.write('\r\n0\r\n\r\n');
    return this.#answer();
  }

  close(): void {
    this.#socket.destroy();
  }

  async #answer(): Promise<Received> {
    for (;;) {
      // Strips `100 Continue`, which comes before the answer.
      this.#text = this.#text.replace(/^HTTP\/1\.1 1\d\d[\s\S]*?\r\n\r\n/, '');
      const end = this.#text.indexOf('\r\n\r\n');
      const head = this.#text.slice(0, Math.max(0, end));
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (end !== -1 && this.#text.length >= end + 4 + length) {
        const body = Buffer.from(this.#text.slice(end + 4, end + 4 + length), 'latin1').toString();
        this.#text = this.#text.slice(end + 4 + length);
        return { status: Number(head.slice(9, 12)), body, closes: /^connection: close/im.test(head) };
      }
      if (this.#socket.destroyed) throw new Error('The connection was closed without an answer');
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
