export const orderServer = {
  /** Column titles of bank statements, separated by |, the most specific first. */
  statement: {
    day: '交易日期|交易时间|入账日期|记账日期|日期',
    amount: '收入金额|贷方发生额|贷方金额|贷方|收入|交易金额|金额',
    outgoing: '支出金额|借方发生额|借方金额|借方|支出',
    payer: '对方户名|对方账户名称|对方名称|付款人名称|付款人',
    remark: '附言|交易附言|摘要|用途|备注',
    reference: '交易流水号|银行流水号|流水号|交易号|凭证号',
    currency: '币种|货币',
    direction: '借贷标志|借贷方向|借/贷|借贷|收支方向|收支标志|收支类型|收/支',
  },
  /** What banks write into the column of the direction, separated by |; from the holder's side a bank's debit left the account. */
  statementDirections: {
    incoming: '贷|贷方|贷记|收|收入|转入|入账|来账',
    outgoing: '借|借方|借记|付|支|支出|转出|出账|往账',
  },
  /** What banks call a currency besides its name. */
  statementCurrencies: { CNY: '人民币', HKD: '港币' },
  /** What each column of a bank statement is. */
  statementColumns: {
    day: '日期',
    amount: '收入金额',
    outgoing: '支出金额',
    payer: '付款人',
    remark: '附言',
    reference: '银行流水号',
    currency: '币种',
    direction: '借贷标志',
  },
  /** Column titles of the tax office's result, separated by |, the most specific first. */
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
    paid_twice: '重复支付，自动退款',
    paid_after_end: '支付时订单已取消，自动退款',
    cancelled: '本人取消',
    changed: '修改报名，退回差价',
    stay_cancelled: '退订住宿，按规定退款',
    staff: '会务组退款',
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
