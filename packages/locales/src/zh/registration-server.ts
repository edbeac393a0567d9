/** What the server says about registrations: why something cannot be done, and what happened. */
export const registration = {
  attendee: '参会代表',
  cannot: {
    not_started: '还没有提交报名',
    under_review: '报名正在审核，暂不能修改',
    ended: '报名已结束',
    registration_closed: '报名已截止，如需修改请联系会务组',
    change_over: '会议规定的修改期限已过，如需修改请联系会务组',
    already_paid: '已付款的报名请通过退款取消',
    attended: '已签到，不能再修改或取消',
  },
  events: {
    begin: '开始填写',
    submit: '提交报名',
    approve: '通过审核',
    refuse: '未通过审核',
    edit: '修改报名信息',
    pay: '付款成功，报名确认',
    confirm_free: '免费报名，已确认',
    cancel: '取消报名',
    refund: '申请退款，取消报名',
    late_payment: '付款时名额已满，自动退款',
    check_in: '签到',
    change_fee: '更换注册类型',
    change_stay: '修改住宿',
    build: '报名',
  },
} as const;
