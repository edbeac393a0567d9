/** Field names of certificates and of layouts of placed fields. */
export const certificatesFields = {
  talkId: '讲题',
  english: '英文版',
  templateId: '证书模板',
  certificateId: '证书',
  layout: '版面',
  own: '本人可以制作',
  rule: '发放规则',
  grant: '授予',
  replace: '同时替换',
} as const;
