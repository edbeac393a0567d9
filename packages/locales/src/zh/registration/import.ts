/** Texts of the import of registrations, and the titles by which its columns are recognised. */
export const registrationImport = {
  /** Possible meanings of a column besides a form question. */
  columns: {
    number: '编号',
    form: '报名表',
    branch: '分会',
    fee: '费用类型',
    currency: '币种',
    paid: '付款',
    amount: '实付金额',
    source: '来源',
  },
  /** Column titles, separated by bars. */
  names: {
    number: '编号|报名编号|注册编号',
    form: '报名表|表单',
    branch: '分会|分会场|会场',
    fee: '费用类型|注册类型|注册费类型|参会类型|报名类型',
    currency: '币种|收费币种|付款币种|货币',
    paid: '付款|付款状态|支付状态|付款方式|支付方式|是否付款|是否缴费|缴费',
    amount: '实付金额|实收金额|已付金额|缴费金额|付款金额',
    source: '来源|渠道',
    name: '姓名|名字|参会人|参会人姓名',
    phone: '手机号码|手机|手机号|联系电话|电话|移动电话',
    email: '电子邮箱|邮箱|电子邮件|邮件',
    company: '工作单位|单位|医院|单位名称|机构',
  },
  /** Values of the payment column, separated by bars. */
  paidWords: {
    none: '未付款|未付|未支付|未缴费|待付款|否|无',
    cash: '现金',
    pos: '刷卡|POS|POS机',
    elsewhere: '已付款|已付|已支付|已缴费|已缴|是|转账|其他方式',
  },
  paidChoices: '已付款、现金、刷卡或未付款',
  reason: '未导入的原因',
  template: '报名导入模板',
  failedFile: '未导入的行',
  example: { name: '林知远', phone: '13800000000', email: 'lin@example.org' },
  title: '导入报名',
  back: '返回报名',
  hint: 'xlsx 或 csv，第一行是列名，最多 200,000 行。公式单元格会被拒绝，上传后不会立即写入',
  match: '已有的报名按编号，或按手机、邮箱找到；空单元格不会改动原来的内容',
  money: '只有所有者和财务可以导入付款',
  questions: '表单问题',
  parts: '报名信息',
  newText: '新报名',
  applyText:
    '写入 {count} 行：新增 {fresh}，更新 {change}。有错的 {wrong} 行会跳过。新报名直接通过审核，名额与其他人一样计算，不发通知',
  undoText: '新增的报名会取消，更新过的答案改回原来的内容。导入后又改动过或已登记收款的报名保留，并列出原因',
  undoReason: '撤销导入',
  list: '查看报名',
} as const;
