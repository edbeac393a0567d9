/** Texts of messages about a changed programme. */
export const agendaServer = {
  kinds: {
    added: '新增',
    removed: '取消',
    hall: '换会场',
    time: '改时间',
    people: '换人',
    text: '文字有改动',
    talks: '报告有调整',
  },
  planSubject: '{conference}：您计划中的日程有变动',
  subject: '{conference}：您参与的日程有变动',
  part: '{name}，您好：{conference}的日程已更新（第 {number} 版），与您有关的变动：\n\n{changes}',
  line: '{kind}：{title}',
  lineWith: '{kind}：{title}（{detail}）',
  fromTo: '{before} → {after}',
} as const;
