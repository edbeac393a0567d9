/** Invented people and places of the examples in the document of the open interface. */
export const developersServer = {
  person: '林知远',
  hospital: '云岭县人民医院',
  congress: '2027 全国心血管病学年会',
  city: '杭州',
  venue: '国际会议中心',
  hall: '主会场',
  floor: '一层',
  registrationForm: '大会报名表',
  nameLabel: '姓名',
  phoneLabel: '手机号',
  delegate: '普通代表',
  paidSubject: '付款成功',
  paidBody: '您已付款，报名已确认。',
  entrance: '主入口',
} as const;
