/** Names of our own photo templates and of their fields. */
export const photosServer = {
  templates: { 1: '讲者，竖版', 2: '参会，竖版', 3: '横版' },
  fields: {
    photo: '照片',
    conference: '会议名称',
    otherTitle: '会议名称（另一种语言）',
    name: '姓名',
    affiliation: '单位',
    line: '一行文字',
    code: '会议二维码',
  },
} as const;
