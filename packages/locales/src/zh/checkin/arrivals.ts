/** Texts of the wall screen of arrivals. */
export const checkinArrivals = {
  title: '进场',
  desk: '现场注册',
  minutes: '分',
  states: { best: '请走这里', short: '很快', some: '稍等', long: '排队长', closed: '未开放' },
  entered: '已进场',
  expected: '预计 {count}',
  toCome: '还没到 {count}',
  perMinute: '每分钟进场',
  now: '现在 {count}',
  peak: '{time} 约 {count}',
  chart: '每分钟进场 {count} 人，预计 {time} 最多 {most} 人',
  chartNow: '每分钟进场 {count} 人',
  stale: '已断开 {seconds} 秒，数字停在 {time}',
  none: '还没有门在放行',
  noneText: '设备登记后，这里显示每个门的等候时间',
} as const;
