/** Texts of the import of room numbers, and the titles by which its columns are recognised. */
export const roomNumberSheet = {
  columns: { number: '报名号', name: '姓名', door: '房号', how: '住法' },
  /** Column titles, separated by bars: those of the exported rooming list, and those that hotels use. */
  names: {
    number: '报名号|报名编号|参会号|编号',
    name: '姓名|住客|客人',
    door: '房间|房号|房间号|房间号码',
    how: '住法',
  },
  template: '房号导入模板',
  failedFile: '未导入的房号',
  reason: '未导入的原因',
  example: { number: '5001-000001', name: '林知远', door: '1208' },
  title: '导入房号',
  back: '返回分房',
  hint: 'xlsx 或 csv，第一行是列名。可以直接用导出的入住名单：请酒店在“房间”一列填写房号后传回。上传后不会立即写入',
  match: '按报名号找到住客，没有报名号时按姓名。房号写入此人在这家酒店的每一晚，也写给同房的人；没有房号的行不会改动',
  newText: '新房号',
  applyText: '写入 {count} 行：新房号 {fresh}，更改 {change}。有错的 {wrong} 行会跳过',
  undoText: '房号改回写入前的内容，之后又改过的保留，并列出原因',
  list: '查看分房',
} as const;
