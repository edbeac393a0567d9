import type { DeskInvitation } from '@meetingapp/contract/speakers/desk.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

export const figures = [
  'all',
  'accepted',
  'silent',
  'clash',
  'empty',
  'noSlides',
  'noTravel',
  'notSigned',
  'unwritten',
  'rejected',
] as const;
export type Figure = (typeof figures)[number];

const fits: Record<Figure, (one: DeskInvitation) => boolean> = {
  all: () => true,
  accepted: ({ state }) => state === 'accepted',
  silent: ({ silent }) => silent,
  clash: ({ clash }) => clash,
  empty: ({ empty }) => empty,
  noSlides: ({ slides }) => slides === 'missing' || slides === 'returned',
  noTravel: ({ noTravel }) => noTravel,
  notSigned: ({ state, agreement }) => state !== 'rejected' && agreement === 'open',
  unwritten: ({ state, invitedAt }) => state === 'none' && invitedAt === null,
  rejected: ({ state }) => state === 'rejected',
};

/** What a row of the desk is. */
export const deskRows = ['task', 'person'] as const;
export type DeskRows = (typeof deskRows)[number];

export interface DeskFilter {
  figure: Figure;
  /** YYYY-MM-DD in the zone of the conference; empty: all. */
  day: string;
  hallId: number | null;
  sessionId: number | null;
  words: string;
}

export const dayOf = ({ from }: DeskInvitation, zone: string): string => clockIn(zone, new Date(from)).slice(0, 10);

/** Number of tasks of each figure. */
export const countFigures = (rows: readonly DeskInvitation[]): Record<Figure, number> => ({
  all: rows.length,
  accepted: rows.filter(fits.accepted).length,
  silent: rows.filter(fits.silent).length,
  clash: rows.filter(fits.clash).length,
  empty: rows.filter(fits.empty).length,
  noSlides: rows.filter(fits.noSlides).length,
  noTravel: rows.filter(fits.noTravel).length,
  notSigned: rows.filter(fits.notSigned).length,
  unwritten: rows.filter(fits.unwritten).length,
  rejected: rows.filter(fits.rejected).length,
});

/** Of the tasks that a figure is about, how many percent are done; null: it is about none. */
export function doneOf(rows: readonly DeskInvitation[]): Partial<Record<Figure, number | null>> {
  const share = (concerned: readonly DeskInvitation[], done: (one: DeskInvitation) => boolean): number | null =>
    concerned.length === 0 ? null : Math.floor((concerned.filter(done).length / concerned.length) * 100);
  const taken = rows.filter(({ state }) => state === 'accepted');
  return {
    accepted: share(
      rows.filter(({ filledBy }) => filledBy === null),
      fits.accepted,
    ),
    noSlides: share(
      rows.filter(({ slides }) => slides !== 'unneeded'),
      (one) => !fits.noSlides(one),
    ),
    noTravel: share(taken, ({ noTravel }) => !noTravel),
    notSigned: share(
      rows.filter(({ state, agreement }) => state !== 'rejected' && agreement !== 'none'),
      ({ agreement }) => agreement === 'signed',
    ),
  };
}

/** Tasks of a filter; every word must occur in name, institution, task or session, in either language. */
export function filterRows(
  rows: readonly DeskInvitation[],
  { figure, day, hallId, sessionId, words }: DeskFilter,
  zone: string,
): DeskInvitation[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((one) => {
    if (!fits[figure](one) || (day !== '' && dayOf(one, zone) !== day)) return false;
    if ((hallId !== null && one.hallId !== hallId) || (sessionId !== null && one.sessionId !== sessionId)) return false;
    const text = [one.name, one.affiliation, one.title, one.session]
      .flatMap((both) => (both ? [both.zh, both.en] : []))
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export type DeskState = 'clash' | 'filled' | 'accepted' | 'rejected' | 'changed' | 'opened' | 'unwritten' | 'none';

/** The one tag of a row: what staff must act on comes first. */
export function stateOf({ state, filledBy, clash, changes, openedAt, invitedAt }: DeskInvitation): DeskState {
  if (filledBy !== null) return 'filled';
  if (state === 'rejected') return 'rejected';
  if (clash) return 'clash';
  if (state === 'accepted') return 'accepted';
  if (changes.length > 0) return 'changed';
  if (openedAt !== null) return 'opened';
  return invitedAt === null ? 'unwritten' : 'none';
}

export const stateColours: Record<DeskState, string> = {
  clash: 'error',
  filled: 'default',
  accepted: 'success',
  rejected: 'error',
  changed: 'warning',
  opened: 'warning',
  unwritten: 'default',
  none: 'warning',
};

export type Mark = 'there' | 'waiting' | 'missing' | 'unneeded';

const slidesMarks: Record<DeskInvitation['slides'], Mark> = {
  unneeded: 'unneeded',
  missing: 'missing',
  returned: 'missing',
  waiting: 'waiting',
  checked: 'there',
};
const agreementMarks: Record<DeskInvitation['agreement'], Mark> = {
  none: 'unneeded',
  open: 'missing',
  signed: 'there',
};

/** What of slides, travel and agreement is there. Nothing of a person who has not accepted is missing. */
export function marksOf({ state, slides, noTravel, agreement }: DeskInvitation) {
  return {
    slides: slidesMarks[slides],
    travel: noTravel ? 'missing' : state === 'accepted' ? 'there' : 'unneeded',
    agreement: state === 'rejected' ? 'unneeded' : agreementMarks[agreement],
  } as const satisfies Record<string, Mark>;
}

/** Distinct values of the rows, in their order. */
export function optionsOf<Value extends string | number>(
  rows: readonly DeskInvitation[],
  read: (one: DeskInvitation) => { value: Value; label: string } | null,
): { value: Value; label: string }[] {
  const found = new Map<Value, string>();
  for (const row of rows) {
    const option = read(row);
    if (option && !found.has(option.value)) found.set(option.value, option.label);
  }
  return [...found].map(([value, label]) => ({ value, label }));
}
