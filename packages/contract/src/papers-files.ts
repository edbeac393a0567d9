/** Addresses of the lists of papers and of their pieces; all are immutable, named by what stands in them. */
export const paperFile = {
  list: (cid: number | string, kind: 'papers' | 'posters', version: string): string =>
    `/medapp/papers/${cid}/${kind}/${version}.json`,
  piece: (cid: number | string, name: string): string => `/medapp/papers/${cid}/pieces/${name}.json`,
} as const;
