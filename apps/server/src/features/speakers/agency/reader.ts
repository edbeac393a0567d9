import { agencySheet as en } from '@meetingapp/locales/en/speakers/agency.ts';
import { speakersServer as serverEn } from '@meetingapp/locales/en/speakers/server.ts';
import { agencySheet as zh } from '@meetingapp/locales/zh/speakers/agency.ts';
import { speakersServer as serverZh } from '@meetingapp/locales/zh/speakers/server.ts';
import { clockOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { SheetLine } from '../../../jobs/import-kind.ts';

/** Columns of an agency's list. */
export const agencyTargets = [
  'name',
  'direction',
  'number',
  'fromPlace',
  'toPlace',
  'leavesAt',
  'arrivesAt',
  'seat',
  'mode',
  'ticket',
] as const;
export type AgencyTarget = (typeof agencyTargets)[number];

type Cells = Record<AgencyTarget, string>;

/** A row of an agency's list as text. */
export interface AgencyRow extends Omit<Cells, 'direction' | 'mode' | 'ticket'> {
  direction: 'arrival' | 'departure' | null;
  /** The cell of the direction. */
  directionText: string;
  /** Local times, `YYYY-MM-DDTHH:mm`; null: not readable. */
  leaves: string | null;
  arrives: string | null;
  /** True when the row says that the organiser has booked nothing for this journey. */
  unbooked: boolean;
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Column titles in both languages. */
export const namesOf = (target: AgencyTarget): string[] => [zh, en].flatMap(({ names }) => names[target].split('|'));

const directions = ['arrival', 'departure'] as const;
const directionOf = (text: string) =>
  directions.find((one) => [zh, en].some((words) => words.directions[one].split('|').map(plain).includes(plain(text))));

const exported = [serverZh.travel, serverEn.travel];
const says = (text: string, words: readonly string[]) => words.map(plain).includes(plain(text));
const unboundModes = exported.flatMap(({ modes }) => [modes.car, modes.none]);
const ownTickets = exported.map(({ tickets }) => tickets.own);
const wantedTickets = exported.map(({ tickets }) => tickets.wanted);

/** Reads a row of an agency's list. */
export function readTicket({ cells }: SheetLine, columns: readonly (string | null)[]): AgencyRow {
  const text = (target: AgencyTarget) => {
    const at = columns.indexOf(target);
    return at < 0 ? '' : (cells[at] ?? '').trim();
  };
  const [number, leavesAt, arrivesAt] = [text('number').toUpperCase(), text('leavesAt'), text('arrivesAt')];
  const noTicket = number === '' && ((leavesAt === '' && arrivesAt === '') || says(text('ticket'), wantedTickets));
  return {
    name: text('name'),
    direction: directionOf(text('direction')) ?? null,
    directionText: text('direction'),
    number,
    fromPlace: text('fromPlace'),
    toPlace: text('toPlace'),
    leavesAt,
    arrivesAt,
    leaves: clockOf({ kind: 'text', text: leavesAt }),
    arrives: clockOf({ kind: 'text', text: arrivesAt }),
    seat: text('seat'),
    unbooked: noTicket || says(text('mode'), unboundModes) || says(text('ticket'), ownTickets),
  };
}
