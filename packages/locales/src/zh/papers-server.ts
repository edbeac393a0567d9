/** Words of papers that the server writes. */
export const papersServer = {
  /** What a refusal calls a field of a paper. */
  labels: {
    authors: '作者 {number} 的{field}',
    affiliations: '单位 {number} 的{field}',
    title: '题目',
  },
} as const;
