import { activitiesFields } from './activities/fields.ts';
import { agendaFields } from './agenda/fields.ts';
import { commentsFields } from './comments/fields.ts';
import { checkinFields } from './checkin/fields.ts';
import { certificatesFields } from './certificates/fields.ts';
import { conferenceFields } from './conference/fields.ts';
import { creditsFields } from './credits/fields.ts';
import { developersFields } from './developers/fields.ts';
import { examFields } from './exam/fields.ts';
import { exhibitionFields } from './exhibition/fields.ts';
import { feesFields } from './fees/fields.ts';
import { formsFields } from './forms/fields.ts';
import { homeFields } from './home/fields.ts';
import { hotelFields } from './hotel/fields.ts';
import { lotteryFields } from './lottery/fields.ts';
import { liveFields } from './live/fields.ts';
import { membersFields } from './members/fields.ts';
import { newsFields } from './news/fields.ts';
import { ordersFields } from './orders/fields.ts';
import { pagesFields } from './pages/fields.ts';
import { papersFields } from './papers/fields.ts';
import { photosFields } from './photos/fields.ts';
import { registrationFields } from './registration/fields.ts';
import { surveyFields } from './survey/fields.ts';
import { speakersFields } from './speakers/fields.ts';
import { usageFields } from './statistics/fields.ts';
import { videoFields } from './video/fields.ts';

/** Names of built-in fields, as used in refusals. Fields shared by several features are defined here. */
export const fieldNames = {
  ...activitiesFields,
  ...agendaFields,
  ...commentsFields,
  ...checkinFields,
  ...certificatesFields,
  ...conferenceFields,
  ...creditsFields,
  ...developersFields,
  ...examFields,
  ...exhibitionFields,
  ...feesFields,
  ...formsFields,
  ...homeFields,
  ...hotelFields,
  ...liveFields,
  ...lotteryFields,
  ...membersFields,
  ...newsFields,
  ...ordersFields,
  ...pagesFields,
  ...papersFields,
  ...photosFields,
  ...registrationFields,
  ...surveyFields,
  ...speakersFields,
  ...usageFields,
  ...videoFields,
  layout: '版面',
  unit: '单位',
  height: '高',
  frame: '边框',
  frameColour: '边框颜色',
  background: '底图',
  lang: '语言',
  status: '状态',
  fileId: '文件',
  files: '文件',
  rules: '规则',
  position: '位置',
  mode: '方式',
  privacy: '隐私政策',
  page: '页码',
  message: '消息内容',
  taskId: '任务',
  picture: '图片',
  accept: '审核结果',
  event: '操作',
  depth: '长',
  note: '备注',
  day: '日期',
  remark: '说明',
  filter: '筛选条件',
  sort: '排序',
  descending: '倒序',
  limit: '条数',
  act: '操作',
  format: '格式',
  columns: '列',
  outcome: '结果',
  shared: '共享',
  key: '翻页位置',
  newPassword: '新密码',
  token: '链接',
  challenge: '验证',
  passkey: '通行密钥',
  session: '登录',
  roles: '角色',
  grants: '角色',
  role: '角色',
  staffId: '工作人员',
  subject: '对象',
  subjectId: '对象编号',
  from: '开始日期',
  until: '结束日期',
  before: '之前',
  after: '之后',
  to: '手机号或邮箱',
  code: '验证码',
  password: '密码',
  name: '姓名',
  phone: '手机号',
  email: '邮箱',
  cid: '会议编号',
  idCode: '会议编号',
  id: '编号',
  uid: '用户编号',
  gender: '性别',
  agreement: '用户协议',
  keywords: '关键词',
  noncestr: '随机串',
  timestamp: '时间戳',
  url: '网址',
  source: '来源',
  src: '来源',
  type: '类型',
  templateType: '模板类型',
  language: '语言',
  words: '搜索内容',
  state: '登录状态',
  back: '返回网址',
  purpose: '用途',
  kind: '种类',
  rows: '行',
  version: '协议版本',
  file: '文件',
  body: '请求内容',
  readOnly: '只读',
  link: '链接',
  avatar: '头像',
  channels: '通道',
  mailing: '消息',
  template: '模板',
  messenger: '微信',
  digest: '每天合并的时间',
  channel: '渠道',
  fault: '原因',
  texts: '文字',
  audience: '接收人',
  startsAt: '开始时间',
  endsAt: '结束时间',
  rates: '每秒条数',
  accountId: '账号',
  orderIds: '订单',
} as const;
