import type { Part, Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { programmeDay } from './programme-day.ts';
import { fitOf, readingsFrom, searchText, wordsOf } from './search-text.ts';
import type { Readings, SearchText } from './search-text.ts';

/** Kinds of search results, in display order. */
export const searchKinds = ['session', 'talk', 'person'] as const;
export type SearchKind = (typeof searchKinds)[number];

interface Entry {
  kind: SearchKind;
  id: number;
  /** Days on which it takes place. */
  days: readonly string[];
  /** Indexes of the title texts; matches in these rank before matches in the others. */
  titles: readonly number[];
  others: readonly number[];
}

/** A released programme, indexed for search. A text used by several entries is stored once. */
export interface SearchIndex {
  entries: readonly Entry[];
  texts: readonly SearchText[];
  readings: Readings;
}

export interface Hit {
  id: number;
  days: readonly string[];
}

/** Rank penalty of a match outside the title. */
const OTHER = 10;
/** Rank of a word without a match; exceeds the sum of any number of matches. */
const NONE = 255;
/** Entries indexed before the builder yields. */
const SLICE = 10;

/** Pinyin syllables of a name, one per Chinese character; empty when the counts differ. */
export function syllablesOf(name: string, reading: string): readonly string[] {
  const syllables = reading.split(' ');
  return syllables.length === [...name].length ? syllables : [];
}

class Texts {
  readonly all: SearchText[] = [];
  private readonly known = new Map<string, number>();
  private readonly readings: Readings;
  constructor(readings: Readings) {
    this.readings = readings;
  }

  private add(text: string, syllables: readonly string[]): number {
    const key = `${text} ${syllables.join('')}`;
    const at = this.known.get(key) ?? this.all.push(searchText(text, this.readings, syllables)) - 1;
    this.known.set(key, at);
    return at;
  }

  of({ zh, en }: Bilingual, syllables: readonly string[] = []): number[] {
    return [...(zh === '' ? [] : [this.add(zh, syllables)]), ...(en === '' || en === zh ? [] : [this.add(en, [])])];
  }
}

/** Builds the index in slices, so that a phone can handle input between them. */
export function* indexInSlices(programme: Programme): Generator<undefined, SearchIndex> {
  const readings = readingsFrom(programme.readings);
  const texts = new Texts(readings);
  const entries: Entry[] = [];
  const names = new Map<number, number[]>();
  const days = new Map<number, Set<string>>();
  let made = 0;
  for (const { id, name, reading } of programme.experts) {
    names.set(id, texts.of(name, syllablesOf(name.zh, reading)));
    if ((made += 1) % SLICE === 0) yield;
  }
  const said = (parts: readonly Part[]): number[] => parts.flatMap(({ expert }) => names.get(expert) ?? []);
  const halls = new Map(programme.halls.map(({ id, name }) => [id, texts.of(name)]));
  const topics = new Map(programme.topics.map(({ id, name }) => [id, texts.of(name)]));
  for (const session of programme.sessions) {
    const day = programmeDay(programme, session);
    for (const { expert } of [...session.parts, ...session.talks.flatMap(({ parts }) => parts)])
      days.set(expert, (days.get(expert) ?? new Set()).add(day));
    entries.push({
      kind: 'session',
      id: session.id,
      days: [day],
      titles: texts.of(session.title),
      others: othersOf(session),
    });
    for (const { id, title, parts } of session.talks) {
      entries.push({ kind: 'talk', id, days: [day], titles: texts.of(title), others: said(parts) });
      if ((made += 1) % SLICE === 0) yield;
    }
    if ((made += 1) % SLICE === 0) yield;
  }
  for (const { id, affiliation } of programme.experts) {
    const on = [...(days.get(id) ?? [])];
    entries.push({ kind: 'person', id, days: on, titles: names.get(id) ?? [], others: texts.of(affiliation) });
    if ((made += 1) % SLICE === 0) yield;
  }
  return { entries, texts: texts.all, readings };

  function othersOf({ parts, sponsor, hall, topics: about }: ProgrammeSession): number[] {
    const where = hall === null ? [] : (halls.get(hall) ?? []);
    return [...said(parts), ...texts.of(sponsor), ...where, ...about.flatMap((topic) => topics.get(topic) ?? [])];
  }
}

/** Builds the index synchronously. */
export function buildIndex(programme: Programme): SearchIndex {
  const slices = indexInSlices(programme);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}

const nothing = (): Record<SearchKind, Hit[]> => ({ session: [], talk: [], person: [] });

/** Entries that match every typed word, best first, else in programme order. */
export function searchIn(index: SearchIndex, typed: string): Record<SearchKind, Hit[]> {
  const words = wordsOf(typed);
  const found = nothing();
  if (words.length === 0) return found;
  const fits = words.map((word) => Uint8Array.from(index.texts, (text) => fitOf(text, word) ?? NONE));
  const ranked: Record<SearchKind, (Hit & { rank: number })[]> = { session: [], talk: [], person: [] };
  for (const { kind, id, days, titles, others } of index.entries) {
    let rank = 0;
    for (const fit of fits) rank += Math.min(best(fit, titles), OTHER + best(fit, others));
    if (rank < NONE) ranked[kind].push({ id, days, rank });
  }
  for (const kind of searchKinds)
    found[kind] = ranked[kind].sort((one, other) => one.rank - other.rank).map(({ id, days }) => ({ id, days }));
  return found;
}

function best(fit: Uint8Array, texts: readonly number[]): number {
  let least = NONE;
  for (const text of texts) least = Math.min(least, fit[text] ?? NONE);
  return least;
}
