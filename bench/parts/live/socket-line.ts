import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

// A minimal WebSocket client, so that five thousand of them leave the processor to the subject.

/** A short client text frame with a zero mask. */
function maskedFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Calls `heard` with each complete text frame. */
class FrameReader {
  #rest: Buffer | null = null;
  readonly #heard: (body: Buffer) => void;
  readonly #line: Socket;

  constructor(line: Socket, heard: (body: Buffer) => void) {
    this.#line = line;
    this.#heard = heard;
  }

  read(chunk: Buffer): void {
    let data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = null;
    while (data.length >= 2) {
      const short = (data[1] ?? 0) & 127;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length < head) break;
      const length = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
      if (data.length < head + length) break;
      const kind = (data[0] ?? 0) & 15;
      if (kind === 9) this.#line.write(pong);
      else if (kind === 1) this.#heard(data.subarray(head, head + length));
      data = data.subarray(head + length);
    }
    // Copied, because the chunk is large and shared.
    if (data.length > 0) this.#rest = Buffer.from(data);
  }
}

export interface LineInput {
  port: number;
  path: string;
  /**
   * Loopback address and local port. Letting the system search for a free one costs more than all the rest, and grows with the sockets
   * open.
   */
  from: string;
  localPort: number;
  /** Sent once the socket is open. */
  hello: string | null;
  heard: (body: Buffer) => void;
  closed: () => void;
}

/** Opens a socket; resolves after the server's handshake. */
export function openLine({ port, path, from, localPort, hello, heard, closed }: LineInput): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const line = connect({ port, host: '127.0.0.1', localAddress: from, localPort });
    const reader = new FrameReader(line, heard);
    let open = false;
    line.setNoDelay(true);
    line.on('error', reject);
    line.on('close', closed);
    line.on('connect', () =>
      line.write(
        `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
      ),
    );
    line.on('data', (chunk: Buffer) => {
      if (open) return reader.read(chunk);
      const end = chunk.indexOf('\r\n\r\n');
      if (end === -1 || !chunk.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
        return void line.destroy(new Error('no handshake'));
      open = true;
      if (hello !== null) line.write(maskedFrame(hello));
      resolve(line);
      if (chunk.length > end + 4) reader.read(chunk.subarray(end + 4));
    });
  });
}
