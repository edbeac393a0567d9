import type { DeskDuty } from '@meetingapp/contract/statistics.ts';
import type { DutyRow } from './queries.ts';

export const presentDuties = (rows: DutyRow[]): DeskDuty[] =>
  rows.flatMap(({ kind, count, since }) => (count > 0 && since ? [{ kind, count, since: since.toISOString() }] : []));
