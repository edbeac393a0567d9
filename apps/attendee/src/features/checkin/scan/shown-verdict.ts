import type { Refusal } from '@meetingapp/domain/checkin/point-rules.ts';
import type { TicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';

/** What the device shows after a scan. `later`: admitted by this device alone; others are asked when there is a network. */
export interface ShownVerdict {
  scanId: string;
  kind: 'admit' | 'already' | 'refuse' | 'later' | 'out' | 'undone';
  reason: Refusal | '';
  print: number | null;
  name: string;
  number: string;
  role: TicketRole | null;
  /** The passage that stands against it. */
  previous: { at: number; where: string } | null;
  /** Until when it may be taken back, by `performance.now()`; 0: it may not. */
  undoUntil: number;
}

/** Milliseconds during which an admission may be taken back. */
export const UNDO_MS = 5000;
