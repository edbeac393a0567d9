/** Texts of the membership page. */
export const members = {
  title: '会员',
  none: '本次会议没有会员优惠',
  noneText: '可以直接注册报名',
  register: '去报名',
  benefits: '会员权益',
  about: '入会说明',
  join: '申请入会',
  own: {
    yes: '您是会员',
    until: '有效期至 {day}',
    no: '您的账号没有会员资格。如果入会时用的是其他手机号码或邮箱，可以在下面核对',
    unknown: '登录后可以看到自己的会员资格。',
    logIn: '登录',
  },
  check: {
    title: '核对会员资格',
    text: '填写入会时登记的姓名，以及手机号码或邮箱',
    name: { label: '姓名', empty: '请填写姓名', wrong: '请填写姓名' },
    contact: { label: '手机号码或邮箱', empty: '请填写手机号码或邮箱', wrong: '请填写正确的手机号码或邮箱' },
    act: '核对',
    under: '核对中',
    yes: '{name}是会员，报名时可选会员费用',
    no: '没有找到会员记录，请检查姓名、手机号码或邮箱。不是会员也可以报名',
  },
} as const;
