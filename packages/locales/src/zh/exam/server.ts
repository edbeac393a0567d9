/** What the server writes into the review of an attempt. */
export const examReview = { yes: '对', no: '错', point: '您在图上点的位置', region: '图中标出的区域' } as const;
/** Places of an item in the editor, as messages name them. */
export const itemPlaces = {
  part: '第 {number} 问，{name}',
  options: '选项 {letter}',
  matches: '配对项 {letter}',
  names: {
    stem: '题干',
    options: '选项',
    matches: '配对项',
    right: '正确答案',
    regions: '满分区域',
    parts: '病例的问题',
  },
} as const;
/** Columns and words of the exported results. */
export const examSheet = {
  name: '姓名',
  registration: '报名编号',
  attempt: '第几次',
  state: '结果',
  points: '得分',
  of: '满分',
  section: '{title}得分',
  startedAt: '开始',
  finishedAt: '交卷',
  minutes: '用时（分钟）',
  running: '进行中',
  passed: '通过',
  failed: '未通过',
  automatic: '{state}，到时自动收卷',
} as const;
