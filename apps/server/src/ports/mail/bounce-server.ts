import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
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
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= LARGEST) chunks.push(chunk);
      });
      stream.on('end', () => {
        const id = returnAddresses.read(session.envelope.rcptTo[0]?.address ?? '');
        if (size > LARGEST || id === null) return done(refusal(552, 'too large'));
        take(id, Buffer.concat(chunks)).then(
          () => done(),
          (error: unknown) => {
            report(`A returned message was not recorded: ${String(error)}`);
            done(refusal(451, 'try again later'));
          },
        );
      });
    },
  });
  async function take(id: number, raw: Buffer): Promise<void> {
    const bounce = await readBounce(raw);
    if (bounce) await onBounce(id, bounce);
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
