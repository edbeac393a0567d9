import type { DeskDuty } from '@meetingapp/contract/statistics/figures.ts';
import type { DutyRow } from '../../db/rows/duties.ts';

export const presentDuties = (rows: DutyRow[]): DeskDuty[] =>
  rows.flatMap(({ kind, count, since }) => (count > 0 && since ? [{ kind, count, since: since.toISOString() }] : []));
