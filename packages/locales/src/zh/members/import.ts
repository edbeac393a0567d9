/** Texts of the import of members. */
export const memberImport = {
  title: '导入会员',
  back: '返回会员名单',
  hint: 'xlsx 或 csv，第一行是列名，最多 200,000 行。上传后不会立即写入',
  match: '姓名相同、手机或邮箱也相同的算同一个人；空单元格不改动原有内容。需要姓名，以及手机或邮箱',
  newText: '加入名单',
  applyText: '写入 {count} 行：新增 {fresh}，更新 {change}，移出 {remove}。有错的 {wrong} 行会跳过',
  undoText: '新增的移除，更新和移出的恢复原样；导入后又改过的保留，并列出原因',
  list: '查看会员名单',
} as const;
