/** Texts around a message by e-mail, and of the page that its link of unsubscribing opens. */
export const messagesLetter = {
  open: '查看详情',
  openAt: '查看详情：{address}',
  why: '您收到本邮件，是因为您在会议系统中有账号。',
  unsubscribe: '不再接收此类邮件',
  unsubscribeAt: '不再接收此类邮件：{address}',
  page: {
    title: '退订邮件',
    question: '不再通过邮件接收“{kind}”类消息？',
    effect: '其他方式不受影响，应用内仍能看到全部消息，您可以随时在“通知设置”中改回来。',
    confirm: '退订',
    done: '已退订。“{kind}”类消息不会再通过邮件发送。',
    invalid: '链接无效或不完整。请使用邮件中的完整链接，或登录后在“通知设置”中修改。',
  },
  kinds: {
    registration: '报名与付款',
    programme: '日程变动',
    organiser: '主办方通知',
    papers: '投稿与审稿',
    reminder: '开场提醒',
    credits: '学分与证书',
    activities: '展商与活动',
    all: '所有可退订',
  },
} as const;
