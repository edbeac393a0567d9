/** Texts that the server prints on badges. */
export const checkinServer = {
  roles: {
    attendee: '代表',
    speaker: '讲者',
    chair: '主持',
    faculty: '专家',
    staff: '工作人员',
    exhibitor: '展商',
    press: '媒体',
    guest: '来宾',
  },
  fields: {
    title: '会议名',
    name: '姓名',
    second: '第二文字',
    institution: '单位',
    code: '入场二维码',
    number: '编号',
    stripe: '身份条',
    role: '身份',
    sponsors: '赞助商标识',
  },
  /** A person who does not exist, to try a printer. */
  sample: { name: '林知远', institution: '江州大学附属第一医院' },
} as const;
