/** Field names of certificates and of layouts of placed fields. */
export const certificatesFields = {
  english: '英文版',
  templateId: '证书模板',
  certificateId: '证书',
  layout: '版面',
  own: '本人可以制作',
  grant: '授予',
  automatic: '每小时自动发放',
  unit: '单位',
  height: '高',
  frame: '边框',
  frameColour: '边框颜色',
  background: '底图',
  credits: '学分',
} as const;
