export const hotelServer = {
  closed: '该房型暂停预订',
  unpriced: '没有这个币种的房价，换币种可以预订',
  released: '已过预订截止时间，剩余房间已退回酒店',
  /** Stands for the name of a person who has given none. */
  invited: '您邀请的人',
  /** Export of the rooming list. */
  rooming: {
    night: '入住',
    until: '退房',
    roomType: '房型',
    room: '房间',
    kind: '住法',
    name: '姓名',
    gender: '性别',
    mate: '希望同住',
    number: '报名号',
    state: '状态',
    speaker: '讲者',
    unnumbered: '第 {place} 间',
    confirmed: '已确认',
    held: '占用中',
    kinds: { whole: '包房', shared: '合住', pair: '互相指名' },
    genders: { male: '男', female: '女' },
  },
} as const;
