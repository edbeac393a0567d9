export const orderServer = {
  lateNotice: '您的付款到账时名额已满，款项已自动原路退回，给您带来不便，敬请谅解。',
  refundReasons: {
    no_place_left: '到账时名额已满，自动退款',
    paid_after_end: '重复支付或订单已结束，自动退款',
    cancelled: '本人取消',
  },
  discountLine: '优惠码 {code}',
  nightLine: '{hotel} {roomType}',
  nights: '{checkIn} 至 {checkOut}',
  description: '{conference} 报名费',
} as const;
