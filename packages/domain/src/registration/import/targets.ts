/** What a column can be beside a question of the form. No code of a question begins with the sign. */
export const importParts = ['@number', '@branch', '@fee', '@paid', '@amount', '@source'] as const;
export type ImportPart = (typeof importParts)[number];

/** A column is a question of the form, by its code, or one of the parts above; null: it is left aside. */
export type ImportColumns = readonly (string | null)[];

export interface ImportTarget {
  id: string;
  /** How people call it, in any language, most telling first. */
  names: readonly string[];
}

/** Titles as they are compared: without space, signs, brackets with what stands in them, and capitals. */
const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]|【.*?】/g, '')
    .replace(/[\s_:*.\-/]/g, '');

/**
 * What each column is, guessed by its title: first who is called exactly so, then who is called so in the middle of a longer
 * title. Each target once, the first column first.
 */
export function guessColumns(titles: readonly string[], targets: readonly ImportTarget[]): (string | null)[] {
  const columns: (string | null)[] = titles.map(() => null);
  const left = new Map(targets.map(({ id, names }) => [id, names.map(plain).filter((name) => name !== '')]));
  const cells = titles.map(plain);
  const take = (fits: (cell: string, name: string) => boolean) => {
    for (const [at, cell] of cells.entries()) {
      if (cell === '' || columns[at] !== null) continue;
      const found = [...left].find(([, names]) => names.some((name) => fits(cell, name)));
      if (!found) continue;
      columns[at] = found[0];
      left.delete(found[0]);
    }
  };
  take((cell, name) => cell === name);
  take((cell, name) => name.length > 1 && cell.includes(name));
  return columns;
}

/** Columns as they may be kept: as many as there are titles, each target once and known. */
export function soundColumns(columns: ImportColumns, titles: number, ids: ReadonlySet<string>): boolean {
  const used = columns.filter((id) => id !== null);
  return columns.length === titles && new Set(used).size === used.length && used.every((id) => ids.has(id));
}
