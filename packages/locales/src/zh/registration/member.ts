/** Texts of what Next asks after a form without errors. */
export const registrationMember = {
  member: {
    title: '没有查到会员信息',
    text: '姓名、手机号或邮箱与会员名单不一致。可以核对后再试，也可以按非会员继续报名。',
    check: '核对信息',
    goOn: '按非会员继续',
  },
  mismatch: {
    title: '无法继续报名',
    text: '输入内容不符合会议要求或该会议没有配置注册类型',
    change: '修改信息',
    seeFees: '查看注册类型',
  },
} as const;
