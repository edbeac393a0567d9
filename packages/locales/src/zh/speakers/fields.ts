/** Field names of speakers. */
export const speakersFields = {
  linkKey: '链接',
  reply: '答复',
  suggestion: '推荐的专家',
  tasks: '任务',
  answerBy: '答复截止',
  invitationId: '任务',
  invitationIds: '任务',
  expertIds: '替补名单',
  hours: '间隔小时',
} as const;
