import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  /** Return address of the envelope. */
  from: string;
  to: string;
  raw: Buffer;
}

interface MailServer {
  /** `smtp://127.0.0.1:<port>` */
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** A real mail server on this machine that accepts everything. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // The sender keeps its connections open.
    closeTimeout: 100,
    logger: false,
    onData: callbackify(async (stream: Readable, { envelope: { mailFrom, rcptTo } }: SMTPServerSession) => {
      const raw = await buffer(stream);
      received.push({ from: mailFrom === false ? '' : mailFrom.address, to: rcptTo[0]?.address ?? '', raw });
    }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
