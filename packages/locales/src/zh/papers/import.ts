/** Texts of the import of papers; the server writes and reads sheets with the same names. */
export const papersImport = {
  /** Column titles; after a bar further titles by which a column is recognised. */
  names: {
    externalId: '编号|投稿编号|稿件编号|id|编码',
    title: '标题|题目|论文题目|中文标题',
    titleEn: '英文标题|英文题目',
    authors: '作者|全部作者',
    affiliations: '单位|作者单位',
    abstract: '摘要|摘要正文',
    topics: '专题|主题|分类',
    keywords: '关键词',
    decision: '结果|录用结果|录用形式',
    board: '展位号|壁报号|展板号',
    contactName: '联系人|投稿人|联系人姓名',
    contactPhone: '手机号码|手机|联系电话|电话',
  },
  decisions: {
    oral: '口头报告|口头|大会发言|发言',
    poster: '壁报|电子壁报|墙报|展板',
    publication: '书面发表|发表|书面交流|书面',
    not_accepted: '未录用|退稿|不录用',
  },
  example: {
    externalId: 'P-0001',
    title: '房颤射频消融术后三年随访',
    titleEn: 'Three-year follow-up after ablation of atrial fibrillation',
    authors: '林知远[1]；沈砚秋[1,2]',
    affiliations: '江州大学附属第一医院；湖山心血管医院',
    abstract: '目的：……',
    topics: '心律失常 -> 房颤；随访',
    keywords: '房颤；消融',
    decision: '壁报',
    board: 'A-012',
    contactName: '林知远',
    contactPhone: '13900101001',
  },
  template: '论文导入模板',
} as const;
