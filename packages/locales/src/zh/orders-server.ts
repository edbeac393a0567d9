export const orderServer = {
  /** How banks call the columns of a statement, parted by |, the most telling first. */
  statement: {
    day: '交易日期|交易时间|入账日期|记账日期|日期',
    amount: '收入金额|贷方发生额|贷方金额|贷方|收入|交易金额|金额',
    payer: '对方户名|对方账户名称|对方名称|付款人名称|付款人',
    remark: '附言|交易附言|摘要|用途|备注',
    reference: '交易流水号|银行流水号|流水号|交易号|凭证号',
  },
  /** How the tax office calls the columns of its result, parted by |, the most telling first. */
  invoiceResult: {
    serial: '发票流水号|申请流水号|流水号',
    number: '数电发票号码|数电票号码|发票号码',
    day: '开票日期|开具日期',
    amount: '价税合计|含税金额|价税合计金额',
    title: '购买方名称|购方名称|受票方名称',
    remark: '备注',
  },
  lateNotice: '您的付款到账时名额已满，款项已自动原路退回，给您带来不便，敬请谅解。',
  sharedLate: '{names}付款到账时名额已满，这部分款项已自动原路退回；其余的人已确认。',
  sharedDescription: '{conference} 报名费（{count} 人）',
  listComma: '、',
  refundReasons: {
    no_place_left: '到账时名额已满，自动退款',
    paid_after_end: '重复支付或订单已结束，自动退款',
    cancelled: '本人取消',
    changed: '修改报名，退回差价',
  },
  paidEarlier: '按登记的金额',
  discountLine: '优惠码 {code}',
  changeLine: '修改报名，补差价',
  changeUntil: '会议规定 {date} 后不能自助修改',
  changeNever: '如需修改请联系会务组',
  changeState: '报名确认后可以修改',
  nightLine: '{hotel} {roomType}',
  nights: '{checkIn} 至 {checkOut}',
  description: '{conference} 报名费',
} as const;
