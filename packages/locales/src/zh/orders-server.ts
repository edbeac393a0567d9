export const orderServer = {
  lateNotice: '您的付款到账时名额已满，款项已自动原路退回，给您带来不便，敬请谅解。',
  refundReasons: {
    no_place_left: '到账时名额已满，自动退款',
    paid_after_end: '重复支付或订单已结束，自动退款',
    cancelled: '本人取消',
    changed: '修改报名，退回差价',
  },
  discountLine: '优惠码 {code}',
  changeLine: '修改报名，补差价',
  changeUntil: '会议规定 {date} 后不能自助修改',
  changeNever: '如需修改请联系会务组',
  changeState: '报名确认后可以修改',
  nightLine: '{hotel} {roomType}',
  nights: '{checkIn} 至 {checkOut}',
  description: '{conference} 报名费',
} as const;
