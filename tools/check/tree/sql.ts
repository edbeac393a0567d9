/** A piece of SQL in lower case, without comments, strings and function bodies, and the line of its file on which it begins. */
export interface Piece {
  readonly text: string;
  readonly line: number;
}

const notCode = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** The statements of a file. */
export function statements(sql: string): Piece[] {
  const code = sql.replaceAll(notCode, (part) => part.replaceAll(/[^\n]/g, ' ')).toLowerCase();
  return split({ text: code, line: 1 }, ';');
}

/** Splits at commas outside brackets: columns and constraints of a table, actions of `alter table`, keys of an index. */
export function elements(piece: Piece): Piece[] {
  return split(piece, ',');
}

/** The contents of the first brackets at or after a position, and what follows them; undefined without any. */
export function brackets(piece: Piece, from = 0): { inside: Piece; after: string } | undefined {
  const start = piece.text.indexOf('(', from);
  if (start < 0) return undefined;
  let depth = 0;
  for (let at = start; at < piece.text.length; at++) {
    if (piece.text[at] === '(') depth++;
    if (piece.text[at] === ')') depth--;
    if (depth > 0) continue;
    const inside = part(piece, start + 1, at);
    return { inside, after: piece.text.slice(at + 1) };
  }
  return undefined;
}

/** A part of a piece by its offsets. */
export function part(piece: Piece, from: number, to = piece.text.length): Piece {
  const raw = piece.text.slice(from, to);
  const lead = raw.length - raw.trimStart().length;
  return { text: raw.trim(), line: piece.line + breaks(piece.text.slice(0, from + lead)) };
}

function split(piece: Piece, mark: ',' | ';'): Piece[] {
  const found: Piece[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= piece.text.length; at++) {
    const sign = piece.text[at] ?? mark;
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign !== mark || depth > 0) continue;
    found.push(part(piece, start, at));
    start = at + 1;
  }
  return found.filter(({ text }) => text !== '');
}

const breaks = (text: string): number => text.split('\n').length - 1;
