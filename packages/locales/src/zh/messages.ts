/** What is sent to people by mail; short messages hold the same in the templates that their vendor approved. */
export const messages = {
  code: {
    subject: '您的验证码',
    body: '您的验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请忽略这封邮件。',
  },
  paid: {
    subject: '报名付款成功',
    body: '您的订单 {order} 已付款 {amount} {currency}，报名已确认。请在会议页面查看入场二维码。',
  },
  late_payment: {
    subject: '名额已满，款项已退回',
    body: '您的订单 {order} 付款到账时名额已满，{amount} {currency} 正在原路退回，无需您操作。',
  },
  place_offered: {
    subject: '候补名额已为您保留',
    body: '{conference}：{title} 有名额了，已为您保留到 {until}。请登录确认：{link}',
  },
} as const;
