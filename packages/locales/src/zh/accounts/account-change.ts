/** Questions about a change of the account: in another tab, or by a link. Loaded with the question. */
export const accountChange = {
  secondLogIn: {
    title: '账号已变更',
    text: '您在另一个页面以“{name}”登录，是否重新进入？',
    out: '您在另一个页面退出了登录，是否重新进入？',
    stay: '留在本页',
    act: '重新进入',
  },
  linkLogIn: {
    title: '是否更换账号？',
    text: '您目前以“{present}”登录，这个链接属于“{other}”的账号。若链接不是您本人的，请不要更换。',
    nobody: '其他账号',
    stay: '保留“{name}”',
    act: '换为“{name}”',
  },
} as const;
