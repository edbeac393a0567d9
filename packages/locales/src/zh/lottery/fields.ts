/** Field names of draws. */
export const lotteryFields = {
  attended: '只限已签到的人',
  noSpeakers: '不含讲者',
  noEarlierWinners: '不含此前中过奖的人',
  draw: '抽奖',
  drawId: '抽奖',
  'draw.title': '名称',
  masking: '姓名遮挡',
  pickUpUntil: '领奖截止',
  prizes: '奖项',
  source: '随机数来源',
  fallback: '后备来源',
  figures: '公布的号码',
  winnerId: '中奖',
  out: '不参加',
} as const;
