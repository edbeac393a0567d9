/** Answers of forms as staff see them. */
export const givenAnswers = {
  fileSave: '下载 {name}',
  consentText: '同意的正文',
  open: '待填写',
  outdated: '表单已更新',
  answered: '{name}，{time}',
} as const;
