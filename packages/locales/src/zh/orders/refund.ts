/** Console texts on what a refund or a cancellation changes besides money. */
export const refundEffects = {
  title: '退款后',
  titleEnd: '取消后',
  paidNow: '现已付 {now}，之后 {left}',
  place: '名额保留：{fee}',
  placeEnd: '名额立即释放：{fee}',
  room: '房间保留：{room}，{nights}',
  roomEnd: '房间立即释放：{room}，{nights}',
  invoice: {
    none: '没有发票；以后申请时按剩余金额开具',
    noneEnd: '没有发票',
    asked: '已申请的发票将按 {left} 开具',
    askedNothing: '已申请的发票不再开具：没有剩余金额',
    issued: '发票 {number}（{amount}）：退款到账后，在“发票”中列为待开红字 {back}',
    untouched: '发票 {number}（{amount}）不变',
    together: '发票 {number} 由多人合开：退款到账后，在“发票”中列为待开红字 {back}',
    askedTogether: '多人合开的发票将按退款后的金额开具',
  },
} as const;
