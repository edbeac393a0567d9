import { createHash } from 'node:crypto';
import type { LogItem, Said, Writer } from '@meetingapp/contract/live-socket.ts';

export interface LogRow {
  sequence: number;
  at: Date;
  kind: LogItem['k'];
  body: Record<string, unknown>;
}

/** Who wrote what stands in the log as the phone has it; the rows were written by us in this form. */
export const presentItem = ({ sequence, at, kind, body }: LogRow): LogItem =>
  ({ s: sequence, at: at.getTime(), k: kind, b: body }) as unknown as LogItem;

const DIGITS = 12;

/** The number by which others know a writer in one broadcast. */
export const writerNumber = (seal: string, accountId: number): number =>
  Number.parseInt(createHash('sha256').update(`${seal}:${accountId}`).digest('hex').slice(0, DIGITS), 16);

export const saidBy = (by: Writer, text: string): Said => ({ by, text });
