/** Server texts of papers. */
export const papersServer = {
  /** Names of paper fields in refusals. */
  labels: {
    authors: '作者 {number} 的{field}',
    affiliations: '单位 {number} 的{field}',
    title: '题目',
  },
} as const;
