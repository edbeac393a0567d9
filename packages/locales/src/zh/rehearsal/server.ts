/** Texts that the server writes for rehearsals. */
export const rehearsalServer = {
  copyTitle: '演练副本 {number} · {title}',
  /** Invented people: lists are separated by |. */
  invented: {
    families: '赵|钱|孙|李|周|吴|郑|王|冯|陈|褚|卫|蒋|沈|韩|杨',
    given: '安宁|晓明|雨晴|文博|思远|嘉禾|子墨|清和|若水|知行|景行',
    name: '{family}{given}',
    hospital: '演练医院',
    text: '演练',
    /** A message in the chat of a broadcast. */
    chat: '演练第 {number} 条：画面和声音都清楚',
    session: '演练专题 {number}',
    talk: '演练报告 {number}',
  },
} as const;
