// Patterns for marks of both scripts, for reading what people type or paste and for breaking lines. Nothing here is displayed.

/** The comma in `Zhang, Jianwei` and `张，建伟`, with the spaces around it. */
export const comma = /\s*[,，]\s*/;

/** The colon after a name, with the spaces around it. */
export const colonAfter = /^\s*[:：]\s*/;

/** Separates entries in a cell of a sheet. `、` is no separator here: it occurs inside `沈砚秋[1、2]`. */
export const cellSeparator = /[;；\n]/;

/** Separates the words of a search whose letters have already lost width and accent. */
export const wordSeparator = /[\s,、'’]+/;

/** The number that begins a line of a list typed by hand: `1.`, `1、`. */
export const numberedLine = /^\d+[.、]\s*\S/;

/** The mark of an ordered list that Word leaves in its markup: `1.`, `a)`, `iv、`. */
export const wordListMark = /^\s*(\d+|[a-z]|[ivx]+)[.)、]/i;

/** Marks that may not end a line. */
export const openingMarks = /[“‘「『《〈（([]+$/u;

/** Marks that may not begin a line. */
export const closingMarks = /^[”’」』》〉）)\],.;:!?，。；：！？、]+/u;
