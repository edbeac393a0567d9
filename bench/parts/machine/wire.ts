import { Agent, request } from 'node:http';

/** Keeps its connections open, as phones behind a proxy do. */
export class Wire {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Posts JSON and reads JSON. When the other side has just closed a kept-alive connection, the request is sent once more. */
  async post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
    try {
      return await this.#exchange(url, body, headers);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
      return this.#exchange(url, body, headers);
    }
  }

  /** A plain HTTP client, because the load must cost less than what it measures. */
  #exchange(url: string, body: unknown, headers: Record<string, string>): Promise<Record<string, unknown>> {
    const payload = Buffer.from(JSON.stringify(body));
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          agent: this.#agent,
          headers: { 'content-type': 'application/json', 'content-length': payload.length, ...headers },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString('utf8');
            try {
              resolve(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>));
            } catch {
              reject(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 200)}`));
            }
          });
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
