/** Field names of rehearsals. */
export const rehearsalFields = {
  rush: '开报',
  people: '人数',
  live: '直播峰',
  speakers: '讲者改约',
  p95: '95% 响应时间',
  gates: '入口数',
  speed: '速度',
  paused: '暂停',
  assigneeId: '负责人',
  faults: '故障',
  rehearsalId: '演练',
  criterion: '判定项',
} as const;
