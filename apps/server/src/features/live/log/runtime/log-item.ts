import { createHash } from 'node:crypto';
import type { LogItem, PostedMessage, Writer } from '@meetingapp/contract/live/socket.ts';

export interface LogRow {
  sequence: number;
  at: Date;
  kind: LogItem['k'];
  body: Record<string, unknown>;
}

/** A log row as sent to phones. The cast is safe, because only this server writes the rows. */
export const itemOfRow = ({ sequence, at, kind, body }: LogRow): LogItem =>
  ({ s: sequence, at: at.getTime(), k: kind, b: body }) as unknown as LogItem;

const DIGITS = 12;

/** The pseudonymous id by which other viewers see a writer in one broadcast. */
export const writerNumber = (seal: string, accountId: number): number =>
  Number.parseInt(createHash('sha256').update(`${seal}:${accountId}`).digest('hex').slice(0, DIGITS), 16);

export const messageBody = (by: Writer, text: string): PostedMessage => ({ by, text });
