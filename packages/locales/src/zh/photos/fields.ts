/** Field names of photo templates and introductions. */
export const photosFields = {
  art: '背景图案',
  corner: '照片圆角',
  collecting: '收集头像与简介',
  stage: '审核状态',
  introductionId: '头像与简介',
  toSpeaker: '同时用于嘉宾页',
} as const;
