import type { KnownPassage, ScanVerdict } from '@meetingapp/contract/checkin/device.ts';
import { isTicketRole } from '@meetingapp/domain/checkin/ticket-roles.ts';
import type { ScanOutcome } from './commands-store.ts';
import type { passagesAfter } from './queries.ts';

export const presentVerdict = ({ id, kind, reason, name, role, previous, kept }: ScanOutcome): ScanVerdict => ({
  id,
  kind,
  reason,
  name,
  role: role !== null && isTicketRole(role) ? role : null,
  previous: previous && { at: previous.at.getTime(), where: previous.where },
  kept: [...kept],
});

export const presentPassage = (row: Awaited<ReturnType<typeof passagesAfter>>[number]): KnownPassage => ({
  id: row.id,
  print: row.print,
  direction: row.direction,
  at: row.at.getTime(),
  where: row.door || row.label || '',
  undoes: row.undoes,
});
