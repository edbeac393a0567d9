/** Texts that the server writes into letters to speakers. */
export const speakersServer = {
  roles: {
    host: '主持',
    speaker: '讲者',
    president: '主席',
    participant: '讨论',
    comments: '点评',
    translate: '翻译',
  },
  line: '{time}，{hall}，{role}：{title}',
  detail: '　　{text}',
  changed: {
    time: '时间改为 {after}（原为 {before}）',
    hall: '会场改为{after}（原为{before}）',
    people: '同场专家改为{after}（原为{before}）',
    role: '角色改为{after}（原为{before}）',
  },
  nobody: '无',
  deadline: '请在 {time} 前答复',
  noDeadline: '请尽早答复',
} as const;
