/** URLs of a release's files; all are immutable. */
export const programmeFile = {
  whole: (cid: number | string, release: number): string => `/medapp/programme/${cid}/${release}.json`,
  /** The changes from an earlier release to this one. */
  since: (cid: number | string, release: number, earlier: number): string =>
    `/medapp/programme/${cid}/${release}/since/${earlier}.json`,
  piece: (cid: number | string, release: number, name: string): string =>
    `/medapp/programme/${cid}/${release}/pieces/${name}.json`,
} as const;
