/** Names of our own photo templates and of their fields, and a person to try them with. */
export const photosServer = {
  /** 姓名和单位都很长的人，用于试排版。 */
  longest: {
    name: '阿卜杜热西提·买买提',
    affiliation: '新疆维吾尔自治区人民医院心血管内科（天山院区）',
    line: '4月16日 10:20，主会场，我来讲',
  },
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
