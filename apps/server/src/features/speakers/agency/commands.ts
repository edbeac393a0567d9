import { clockIn } from '@meetingapp/domain/zoned.ts';
import { agencySheet as en } from '@meetingapp/locales/en/speakers/agency.ts';
import { speakersServer as serverEn } from '@meetingapp/locales/en/speakers/server.ts';
import { agencySheet as zh } from '@meetingapp/locales/zh/speakers/agency.ts';
import { speakersServer as serverZh } from '@meetingapp/locales/zh/speakers/server.ts';
import type { SheetChange } from '@meetingapp/domain/tasks/sheet-row.ts';
import { defineImport, type LineOutcome, type LineValidator } from '../../../jobs/import-kind.ts';
import { applyTickets, keysOf, undoTickets } from './commands-apply.ts';
import { ticketPlanner, type PlannedTicket } from './queries-plan.ts';
import { agencyTargets, namesOf, type AgencyTarget } from './reader.ts';

const texts = { zh, en };
const server = { zh: serverZh, en: serverEn };
const required: readonly AgencyTarget[] = ['name', 'direction', 'number', 'leavesAt', 'arrivesAt'];
/** Columns of the exported journeys, which say what the organiser has not booked. */
const exportedOnly: readonly AgencyTarget[] = ['mode', 'ticket'];

/** Import of the tickets that a travel agency booked for speakers. */
export const agencyImport = defineImport({
  kind: 'speakers.agency',
  named: 'name',
  canReplace: false,
  exists: async (_db, { about }) => about === null,
  targets: async (_db, _conferenceId, language) =>
    agencyTargets.map((id) => ({
      id,
      names: namesOf(id),
      label: texts[language].columns[id],
      required: required.includes(id),
      inExample: !exportedOnly.includes(id),
    })),
  examples: async (_db, _conferenceId, language) => [texts[language].example],
  valueText: async (_db, _conferenceId, language) => (field, value) =>
    field === 'ticket' ? server[language].travel.tickets[value as 'booked'] : value,
  words: (language) => {
    const { template, failedFile, reason } = texts[language];
    return { template, failedFile, reason };
  },
  judge: async (db, { conferenceId, columns }): Promise<LineValidator> => {
    const { plan, zone } = await ticketPlanner(db, conferenceId, columns);
    return { lines: (lines) => plan(lines).map((row) => outcomeOf(row, zone)) };
  },
  apply: applyTickets,
  undo: undoTickets,
});

const outcomeOf = (row: PlannedTicket, zone: string): LineOutcome => ({
  name: row.name,
  fate: row.fate,
  faults: row.faults,
  changes: changesOf(row, zone),
  keys: keysOf(row),
});

/** What a ticket changes of the journey that is known. */
function changesOf({ fate, before, ticket }: PlannedTicket, zone: string): SheetChange[] {
  if (!before || !ticket || fate !== 'change') return [];
  const clock = (at: Date | null) => (at === null ? '' : clockIn(zone, at).replace('T', ' '));
  return [
    { field: 'number', from: before.number, to: ticket.number },
    { field: 'fromPlace', from: before.from_place, to: ticket.fromPlace },
    { field: 'toPlace', from: before.to_place, to: ticket.toPlace },
    { field: 'leavesAt', from: clock(before.leaves_at), to: clock(new Date(ticket.leavesAt)) },
    { field: 'arrivesAt', from: clock(before.arrives_at), to: clock(new Date(ticket.arrivesAt)) },
    { field: 'seat', from: before.seat, to: ticket.seat },
    { field: 'ticket', from: before.ticket, to: 'booked' },
  ].filter(({ from, to }) => from !== to);
}
