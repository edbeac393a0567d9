/** The cashier of payments in sandboxes. */
export const sandboxCashier = {
  title: '沙箱收银台',
  mark: '沙箱会议：这里的付款是模拟的，不会扣款。',
  pay: '模拟付款成功',
  decline: '模拟付款失败',
  back: '返回会议',
  states: {
    succeeded: '已付款（模拟）。',
    failed: '付款失败（模拟）。可返回会议重新付款。',
    closed: '这笔付款已关闭。可返回会议重新付款。',
  },
  unknown: '没有这笔付款。请从订单重新发起付款。',
} as const;
