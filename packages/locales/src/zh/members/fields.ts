/** Field names of member lists. */
export const membersFields = {
  'list.title': '名单名称',
  list: '会员名单',
  listId: '会员名单',
  entry: '会员',
  entries: '会员',
  entryIds: '会员',
  entryId: '会员',
  description: '说明',
  benefits: '会员权益',
  joinUrl: '入会网址',
  validFrom: '有效期起',
  validUntil: '有效期止',
  apply: '写入',
  replace: '替换名单',
  memberListId: '会员名单',
  memberCheck: '会员核对',
} as const;
