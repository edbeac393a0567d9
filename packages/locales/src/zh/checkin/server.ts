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
} as const;
