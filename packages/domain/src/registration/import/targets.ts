/** Import columns that are not questions of the form. No code of a question begins with `@`. */
export const importParts = ['@number', '@form', '@branch', '@fee', '@currency', '@paid', '@amount', '@source'] as const;
export type ImportPart = (typeof importParts)[number];

/** Each column is a question of the form, by its code, or one of the parts above; null: ignored. */
export type ImportColumns = readonly (string | null)[];

export interface ImportTarget {
  id: string;
  /** Column titles people use, in any language, most specific first. */
  names: readonly string[];
}

/** Normalises titles for comparison: without spaces, signs, bracketed text and case. */
const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]|【.*?】/g, '')
    .replace(/[\s_:*.\-/]/g, '');

/**
 * Guesses each column by its title: exact matches first, then titles that contain a name. Each target at most once, the first column
 * wins.
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

/** Validates stored columns: as many as titles, each target known and used at most once. */
export function soundColumns(columns: ImportColumns, titles: number, ids: ReadonlySet<string>): boolean {
  const used = columns.filter((id) => id !== null);
  return columns.length === titles && new Set(used).size === used.length && used.every((id) => ids.has(id));
}
