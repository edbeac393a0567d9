/** Field names of activities. */
export const activitiesFields = {
  activityId: '活动',
  slotId: '分组',
  stampId: '章',
  stamp: '章',
  activity: '活动',
  leaveMinutes: '可取消时间',
  slots: '分组与名额',
  needed: '所需数量',
  stock: '数量',
  checkedIn: '签到',
  ticketCode: '参会码',
  pickUpCode: '领奖码',
  awardId: '得奖',
  prizeId: '奖品',
  points: '积分',
} as const;
