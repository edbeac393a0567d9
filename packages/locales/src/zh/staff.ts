/** Texts of staff's own pages. */
export const staff = {
  name: 'Meetingapp',
  login: {
    title: '组织者登录',
    text: '使用学会分配的工作邮箱',
    email: '工作邮箱',
    emailEmpty: '请填写工作邮箱',
    emailWrong: '请填写正确的邮箱，例如 name@society.org',
    password: '密码',
    passwordEmpty: '请填写密码',
    act: '登录',
    offline: '网络连接失败，请检查网络后重试',
  },
} as const;
