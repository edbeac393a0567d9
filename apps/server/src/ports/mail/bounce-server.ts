import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { readBounce, type Bounce } from './bounce.ts';
import type { ReturnAddresses } from './return-address.ts';

/** Bytes; a report may contain the whole message that it is about. */
const LARGEST = 2 * 1024 * 1024;
const MOST_CONNECTIONS = 50;
const IDLE_MS = 60_000;

interface BounceServerOptions {
  /** 0 takes any. */
  port: number;
  /** The address to listen on. */
  host: string;
  returnAddresses: ReturnAddresses;
  /** Called for each report; when it fails, the sender is asked to try again later. */
  onBounce: (messageId: number, bounce: Bounce) => Promise<void>;
  /** Receives faults of the listener, without addresses. */
  report: (line: string) => void;
}

export interface BounceServer {
  port: number;
  close(): Promise<void>;
}

/** Reads a message to its end, as SMTP demands; null when it is too large. */
async function limited(stream: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LARGEST) chunks.push(chunk);
  }
  return size <= LARGEST ? Buffer.concat(chunks) : null;
}

const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/**
 * Receives returned messages by SMTP. Accepts only return addresses that this server signed, so that nobody else can report an address as
 * bounced, and relays nothing.
 */
export async function startBounceServer(options: BounceServerOptions): Promise<BounceServer> {
  const { returnAddresses, onBounce, report } = options;
  const server = new SMTPServer({
    // Mail servers reach it through the operator's own one, or directly; reports are not confidential, and it has no certificate.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: IDLE_MS,
    closeTimeout: 1000,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, session, done) {
      if (returnAddresses.read(address) === null) return done(refusal(550, 'no such mailbox'));
      if (session.envelope.rcptTo.length > 0) return done(refusal(452, 'one recipient at a time'));
      return done();
    },
    onData: callbackify((stream: Readable, session: SMTPServerSession) => take(stream, session)),
  });
  async function take(stream: Readable, { envelope }: SMTPServerSession): Promise<void> {
    const raw = await limited(stream);
    const id = returnAddresses.read(envelope.rcptTo[0]?.address ?? '');
    if (raw === null || id === null) throw refusal(552, 'too large');
    try {
      const bounce = await readBounce(raw);
      if (bounce) await onBounce(id, bounce);
    } catch (error) {
      report(`A returned message was not recorded: ${String(error)}`);
      throw refusal(451, 'try again later');
    }
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (error: Error) => report(`The listener of returned messages: ${error.message}`));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
