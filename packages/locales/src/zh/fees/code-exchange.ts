/** Discount codes as a sheet: titles of its columns, other names that people use after `|`, and the words of its cells. */
export const codeSheet = {
  name: '优惠码',
  template: '优惠码模板',
  columns: {
    code: '优惠码|代码|兑换码|券码',
    kind: '优惠方式|方式|类型',
    value: '优惠值（百分比或金额）|优惠值|数值',
    size: '可用次数|次数',
    from: '开始时间|生效时间',
    until: '结束时间（不含）|结束时间|失效时间',
    fees: '适用的注册类型（每行一个）|适用的注册类型|注册类型',
    onlyFor: '只给一个人用：手机号码或邮箱|只给一个人用|手机号码|邮箱',
  },
  used: '已用（导入时忽略）',
  kinds: { percent: '打折|折扣|百分比', amount: '减金额|减免|金额', exempt: '免注册费|免费' },
  erased: '（个人信息已删除）',
  change: '{label}：{from} → {to}',
  nothing: '不限',
} as const;
