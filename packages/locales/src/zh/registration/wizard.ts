/** Texts of registration on the phone: titles, and the wizard around all steps. */
export const registration = {
  titles: {
    sign: '会议报名',
    form: '填写报名信息',
    add: '为同事报名',
  },
  wizard: {
    progress: '报名进度',
    step: '第 {step} 步，共 {steps} 步',
    next: '接下来：{name}',
    loading: '正在打开报名',
    names: { branch: '分会', personal: '个人信息', fee: '注册信息', hotel: '酒店', invoice: '发票', confirm: '确认' },
    forColleague: '正在为同事报名',
  },
  sign: {
    bra: '分会',
    placebranch: '请选择分会',
    next: '下一步',
    save: '保存',
    submitting: '提交中',
  },
  branch: {
    title: '选择分会',
    text: '每个分会有自己的名额和注册类型',
    left: '余 {count} 席',
    full: '已满',
    fullWait: '已满，可候补',
    change: '更换分会',
    missing: '还有 1 项需要处理：{names}',
    clear: '清除',
    close: '关闭',
  },
  refused: {
    firstForm: '改用大会报名表',
    notThisForm: '不能使用这份报名表',
    already: '已经报过名',
    closed: '报名未开放',
    back: '返回会议首页',
    seeMine: '查看我的报名',
    stay: '留在此页',
  },
} as const;
