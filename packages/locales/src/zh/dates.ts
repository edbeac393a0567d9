/** How days and moments are written. Values: year, month, name (of the month), date, time; last… of the later day. */
export const dates = {
  day: '{year}年{month}月{date}日',
  shortDay: '{month}月{date}日',
  days: {
    sameMonth: '{year}年{month}月{date}日—{lastDate}日',
    sameYear: '{year}年{month}月{date}日—{lastMonth}月{lastDate}日',
    otherYear: '{year}年{month}月{date}日—{lastYear}年{lastMonth}月{lastDate}日',
  },
  shortDays: {
    sameMonth: '{month}月{date}日至{lastDate}日',
    otherMonth: '{month}月{date}日至{lastMonth}月{lastDate}日',
  },
  moment: '{month}月{date}日 {time}',
  momentWithYear: '{year}年{month}月{date}日 {time}',
  months: {
    m1: '1月',
    m2: '2月',
    m3: '3月',
    m4: '4月',
    m5: '5月',
    m6: '6月',
    m7: '7月',
    m8: '8月',
    m9: '9月',
    m10: '10月',
    m11: '11月',
    m12: '12月',
  },
  weekdays: { d0: '周日', d1: '周一', d2: '周二', d3: '周三', d4: '周四', d5: '周五', d6: '周六' },
} as const;
