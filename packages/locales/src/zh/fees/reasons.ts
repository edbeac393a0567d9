/** Reasons why a fee is or is not available to a person, shown beside the price. */
export const feeReasons = {
  is: '{label}是{value}',
  isNot: '{label}不是{value}',
  atLeast: '{label}至少 {value}',
  lessThan: '{label}少于 {value}',
  member: '是本会会员',
  notMember: '不是本会会员',
  or: '或',
  nothing: '（未选）',
  joinAll: '，并且',
  joinAny: '，或',
  brackets: '（{text}）',
  sentence: '{text}。',
  everyone: '所有人都可以选',
  nobody: '没有人可以选',
  facts: { branch: '分会', member: '会员', group: '同行人数' },
  hindrances: {
    other_branch: '仅限{branch}',
    not_on_sale: '当前不在销售时间',
    sold_out: '名额已满',
  },
} as const;
