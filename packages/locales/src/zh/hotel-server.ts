export const hotelServer = {
  closed: '该房型暂停预订',
  released: '已过预订截止时间，剩余房间已退回酒店',
} as const;
