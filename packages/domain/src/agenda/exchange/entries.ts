import type { Language } from '@meetingapp/contract/shapes.ts';
import { entryMarks, entrySeparator, listMark } from '../../bilingual.ts';
import { colonAfter } from '../../punctuation.ts';

const marks = new Set<string>(entryMarks);
const unclear = /^["\s]|\s$|#\d+$/;

/** Puts an entry in quotes that could otherwise be read as several, or as one with a number. */
const quoted = (text: string): string =>
  entrySeparator.test(text) || unclear.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The entries of one cell, such that `splitEntries` returns them again, whatever they contain. */
export const joinEntries = (entries: readonly string[], language: Language): string =>
  entries
    .filter((entry) => entry !== '')
    .map(quoted)
    .join(listMark(language, 'entries'));

/** Pieces of a cell between separators; a piece that begins with a quotation mark extends to its end, doubled marks included. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let piece = '';
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"' && (inside || piece.trim() === '')) {
      if (inside && text.charAt(at + 1) === '"') {
        piece += '""';
        at += 1;
        continue;
      }
      // A mark that is never closed is a mark of the text.
      inside = !inside && /^"(?:[^"]|"")*"/.test(text.slice(at));
      piece += letter;
    } else if (marks.has(letter) && !inside) {
      found.push(piece);
      piece = '';
    } else piece += letter;
  }
  return [...found, piece].map((one) => one.trim()).filter((one) => one !== '');
}

const whole = /^"((?:[^"]|"")*)"$/;
const unquoted = (piece: string): string => whole.exec(piece)?.[1]?.replaceAll('""', '"') ?? piece;

/** The entries of a cell as typed by a person or written by `joinEntries`. */
export const splitEntries = (text: string): string[] => pieces(text).map(unquoted);

export interface PersonEntry {
  name: string;
  /** The person's number in this app; null when there is none. */
  id: number | null;
}

/** People of one cell as `Name #12`: the number says who is meant, the name is for the reader. */
export const joinPeople = (people: readonly { name: string; id: number }[], language: Language): string =>
  people.map(({ name, id }) => `${quoted(name)} #${id}`).join(listMark(language, 'entries'));

/** The people of a cell, also as typed, with or without a number; `id` is null where there is none. */
export const splitPeople = (text: string): PersonEntry[] =>
  pieces(text).map((piece) => {
    const [, name, id] = /^(.*\S)\s*[#＃](\d{1,12})$/s.exec(piece) ?? [];
    return name === undefined || whole.test(piece)
      ? { name: unquoted(piece), id: null }
      : { name: unquoted(name), id: Number(id) };
  });

/** Affiliations of the people of one row, each with its name, so that names and affiliations are not paired by their order. */
export const joinAffiliations = (
  people: readonly { name: string; affiliation: string }[],
  language: Language,
): string => {
  const known = people.filter(({ affiliation }) => affiliation !== '');
  const [only] = known;
  if (people.length === 1 && only) return joinEntries([only.affiliation], language);
  return joinEntries(
    known.map(({ name, affiliation }) => `${name}: ${affiliation}`),
    language,
  );
};

/**
 * The affiliations of the people of one row in the order of `names`; empty where the cell has none. One person alone needs no name
 * before the affiliation; people of the same name have theirs in the same order.
 */
export function affiliationsOf(text: string, names: readonly string[]): string[] {
  const entries = splitEntries(text);
  const of = (name: string) =>
    entries.flatMap((entry) => {
      const rest = entry.startsWith(name) ? entry.slice(name.length) : '';
      return colonAfter.test(rest) ? [rest.replace(colonAfter, '').trim()] : [];
    });
  const seen = new Map<string, number>();
  const alone = new Set(names).size === 1;
  return names.map((name) => {
    const found = of(name);
    const place = seen.get(name) ?? 0;
    seen.set(name, place + 1);
    if (found.length > 0) return found[found.length === 1 ? 0 : place] ?? '';
    return alone && entries.length === 1 ? (entries[0] ?? '') : '';
  });
}
