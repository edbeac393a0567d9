/** Paths of the lists of papers and of their abstract files; all are immutable, named by a hash of their content. */
export const paperFile = {
  list: (cid: number | string, kind: 'papers' | 'posters', version: string): string =>
    `/medapp/papers/${cid}/${kind}/${version}.json`,
  piece: (cid: number | string, name: string): string => `/medapp/papers/${cid}/pieces/${name}.json`,
} as const;
