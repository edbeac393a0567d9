/** Texts of decisions for authors, and the default letter of acceptance. */
export const papersLetter = {
  title: '论文录用通知',
  decisions: { oral: '口头报告', poster: '壁报交流', publication: '论文集收录', not_accepted: '未录用' },
  letter: `尊敬的 {authors}：

您好！感谢您向{conference}投稿。

经专家评审，您的论文《{title}》（编号 {number}）已被录用，交流形式为：{decision}。

会议将于 {dates} 在{venue}举行。请报告人按时完成会议注册，并准时到场交流。

期待与您相见！

{conference}学术委员会`,
  /** Shown while session or board is unknown. */
  later: '另行通知',
  exampleSession: '冠心病介入治疗，10月12日 09:00，第一会场',
  exampleTitle: '示例：冠状动脉 CT 血管成像对急性胸痛患者的诊断价值',
  exampleAuthor: '示例作者',
} as const;
