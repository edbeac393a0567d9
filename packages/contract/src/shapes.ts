import * as v from 'valibot';

/** Ids come from addresses and storage as text: '12' and 12 are the same id. */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);
/** An id that may be missing; the wire says so with '' or null as older clients do. */
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
/** Smallest unit of the currency (fen, cent): an integer, never a fraction. */
export const Fen = v.pipe(v.number(), v.safeInteger());
/** ISO 4217. */
export const Currency = v.pipe(v.string(), v.length(3));
/** A point in time, ISO 8601 in UTC. */
export const Instant = v.string();
/** The same as a form writes it: what is no point in time is refused. */
export const Moment = v.pipe(v.string(), v.isoTimestamp());
/** A calendar day in the conference's zone: YYYY-MM-DD. */
export const Day = v.pipe(v.string(), v.isoDate());
/** '1' or '0', as the specification writes flags. */
export const Flag = v.picklist(['0', '1']);
/** Text that a person types into one line. */
export const Line = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** Nothing but `code`. */
export const Nothing = v.object({});
/** Made by the server's `cleanHtml` and by nothing else: a presenter that forgets to clean does not compile. */
export type CleanHtml = string & { readonly cleaned: true };
/** HTML by staff, cleaned by the server. On the wire it is text like any other; the mark is one of types. */
export const Html = v.string() as v.GenericSchema<unknown> as v.GenericSchema<CleanHtml, string>;

/** The same text in both languages; the server picks one for answers to attendees. */
export const Bilingual = v.object({ zh: v.string(), en: v.string() });
export type Bilingual = v.InferOutput<typeof Bilingual>;

export const trimmed = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));
/** A text that staff write in both languages. */
export const inBoth = (longest: number, longestEnglish = longest) =>
  v.object({ zh: trimmed(longest), en: trimmed(longestEnglish) });
/** One language may still be missing. */
export const inEither = (longest: number, longestEnglish = longest) =>
  v.pipe(
    inBoth(longest, longestEnglish),
    v.check(({ zh, en }) => zh !== '' || en !== '', 'required'),
  );

export type Language = 'zh' | 'en';
