/** Texts of credits on the server: sources of the example rules, and titles of tables. */
export const creditsServer = {
  sources: {
    china_1:
      '《继续医学教育学分授予与管理办法》（全继委发〔2006〕11 号），国家级项目：每 3 小时 1 学分，主讲人每小时 2 学分，每个项目至多 10 学分',
    china_2:
      '《继续医学教育学分授予与管理办法》（全继委发〔2006〕11 号），Ⅱ 类：学术报告主讲人每次 2 学分，全年至多 10 学分；参加者学分由各省规定',
    ama_pra:
      '《AMA PRA 学分制度手册》：60 分钟 1 学分，以四分之一学分为单位四舍五入，同时进行的场次只算一次，讲课每小时 2 学分',
    eaccme: 'UEMS-EACCME 现场教育活动认证标准：1 小时 1 个 ECMEC，每天至多 8 个',
    free: '',
  },
  /** Titles of an authority’s table while none are saved. */
  columns: { serial: '序号', number: '报名编号', name: '姓名', project: '项目编号', credit: '学分' },
  /** Titles by which an authority’s return file is recognized; each part has several. */
  returned: { number: '报名编号|编号', verdict: '审核结果|审核状态|结果|状态', reason: '原因|退回原因|备注|说明' },
} as const;
