/** What a message says of a changed programme. */
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
  line: '{kind}：{title}',
  lineWith: '{kind}：{title}（{detail}）',
  fromTo: '{before} → {after}',
} as const;
