/** Field names of rehearsals. */
export const rehearsalFields = {
  rush: '开报',
  people: '人数',
  p95: '95% 响应时间',
  gates: '入口数',
  faults: '故障',
  rehearsalId: '演练',
  criterion: '判定项',
} as const;
