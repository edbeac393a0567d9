import * as v from 'valibot';

/** Years that a day or moment may have: later days overflow in calculations, earlier ones are typing errors. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** True for a calendar day (YYYY-MM-DD) that exists, from 1900 to 2199. The schema library's `isoDate` is only a pattern. */
export function isDay(text: string): boolean {
  const year = Number(text.slice(0, 4));
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** True for an ISO 8601 timestamp that `Date` and PostgreSQL read as the same instant, from 1900 to 2199, no zone beyond 14 hours. */
export function isMoment(text: string): boolean {
  const hours = Number(/[+-](\d\d)(?::?\d\d)?$/.exec(text.slice(10))?.[1] ?? 0);
  return isDay(text.slice(0, 10)) && hours <= 14 && !Number.isNaN(Date.parse(text));
}

/** Ids arrive from URLs and storage as text: '12' and 12 are the same id. */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);
/** An optional id; older clients send '' or null. */
export const OptionalId = v.optional(
  v.union([
    Id,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.null(),
  ]),
  null,
);
/** Smallest unit of the currency (fen, cent, whole yen): an integer, never a fraction. */
export const Fen = v.pipe(v.number(), v.safeInteger());
/** ISO 4217. */
export const Currency = v.pipe(v.string(), v.length(3));
/** A currency that is chosen; empty: the main one of the conference. */
export const ChosenCurrency = v.optional(v.pipe(v.string(), v.maxLength(3)), '');
/** A point in time in an answer, ISO 8601 in UTC; a body has a `Moment`. */
export const Instant = v.string();
/** A point in time in a body: an ISO 8601 timestamp of a day that exists. */
export const Moment = v.pipe(v.string(), v.isoTimestamp(), v.check(isMoment, 'moment_invalid'));
/** A calendar day in the conference's zone: YYYY-MM-DD, one that exists. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay, 'date_invalid'));
/** '1' or '0', the specification's flags. */
export const Flag = v.picklist(['0', '1']);
/** Single-line text, at most 200 characters. */
export const Line = v.pipe(v.string(), v.trim(), v.maxLength(200));
/**
 * A whole number from 0 to 2,000,000,000, which PostgreSQL stores in four bytes with room for increments: a version, a position, a row
 * of a file.
 */
export const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
/** Only `code`. */
export const Nothing = v.object({});
/** Created only by the server's `cleanHtml`: a presenter that omits the cleaning does not compile. */
export type CleanHtml = string & { readonly cleaned: true };
/** HTML by staff, cleaned by the server. A plain string on the wire; the brand exists only in types. */
export const Html = v.string() as v.GenericSchema<unknown> as v.GenericSchema<CleanHtml, string>;

/** The same text in both languages; the server chooses one for answers to attendees. */
export const Bilingual = v.object({ zh: v.string(), en: v.string() });
export type Bilingual = v.InferOutput<typeof Bilingual>;

export const trimmed = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));
/** A text that staff write in both languages. */
export const inBoth = (longest: number, longestEnglish = longest) =>
  v.object({ zh: trimmed(longest), en: trimmed(longestEnglish) });
/** At least one language is required. */
export const inEither = (longest: number, longestEnglish = longest) =>
  v.pipe(
    inBoth(longest, longestEnglish),
    v.check(({ zh, en }) => zh !== '' || en !== '', 'required'),
  );

export type Language = 'zh' | 'en';

/** Lists of staff count their matches one by one up to this number; beyond it they say that there are more. */
export const COUNTED_AT_MOST = 10_000;
