/** Texts of the desk where prizes of draws and activities are handed over. */
export const handOver = {
  title: '扫码发奖',
  code: '领奖码，8 位',
  scan: '扫码',
  hand: '发奖',
  needCode: '请扫码，或输入 8 位领奖码',
  done: '可以发奖',
  already: '这份奖品已经领走',
  alreadyText: '{at} 由{by}发出',
  undo: '撤销发奖',
  undone: '已撤销',
} as const;
