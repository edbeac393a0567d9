/** The bank as a sheet: titles of its columns, other names that people use after `|`, and the words of its cells. */
export const itemSheet = {
  name: '题库',
  template: '题库模板',
  columns: {
    code: '编号|题号',
    kind: '题型',
    topic: '知识点',
    difficulty: '难度',
    source: '来源',
    stemZh: '题干（中文）|题干',
    stemEn: '题干（英文）',
    optionsZh: '选项（中文，每行一项）|选项',
    optionsEn: '选项（英文，每行一项）',
    matchesZh: '配对项（中文，每行一项）|配对项',
    matchesEn: '配对项（英文，每行一项）',
    answer: '答案|正确答案',
    partial: '部分给分',
    tolerance: '允许误差',
    unit: '单位',
    reasonZh: '解析（中文）|解析',
    reasonEn: '解析（英文）',
  },
  words: { yes: '是', no: '否', right: '对', wrong: '错' },
  row: '第 {number} 行',
  /** One example for each way to write an answer. */
  examples: {
    score: { stem: '房颤患者 CHA₂DS₂-VASc 评分最高几分？', options: ['7 分', '9 分'], reason: '各项相加最多 9 分。' },
    blockers: { stem: '下列哪些是 β 受体阻滞剂？', options: ['美托洛尔', '氨氯地平', '比索洛尔'] },
    infarction: { stem: '下壁心梗可常规使用硝酸甘油。' },
    targets: { stem: '把药物与作用靶点配对。', options: ['利伐沙班', '达比加群'], matches: ['凝血酶', 'Ⅹa 因子'] },
    dose: { stem: '患者 70 kg，每千克 0.5 mg，应给多少？' },
  },
} as const;
