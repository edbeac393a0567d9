/** How days and moments are written. Values: year, month (in words), date, time; last… of the later day. */
export const dates = {
  day: '{year}年{month}{date}日',
  shortDay: '{month}{date}日',
  days: {
    sameMonth: '{year}年{month}{date}日—{lastDate}日',
    sameYear: '{year}年{month}{date}日—{lastMonth}{lastDate}日',
    otherYear: '{year}年{month}{date}日—{lastYear}年{lastMonth}{lastDate}日',
  },
  shortDays: {
    sameMonth: '{month}{date}日至{lastDate}日',
    otherMonth: '{month}{date}日至{lastMonth}{lastDate}日',
  },
  moment: '{month}{date}日 {time}',
  momentWithYear: '{year}年{month}{date}日 {time}',
  months: {
    january: '1月',
    february: '2月',
    march: '3月',
    april: '4月',
    may: '5月',
    june: '6月',
    july: '7月',
    august: '8月',
    september: '9月',
    october: '10月',
    november: '11月',
    december: '12月',
  },
  weekdays: {
    sunday: '周日',
    monday: '周一',
    tuesday: '周二',
    wednesday: '周三',
    thursday: '周四',
    friday: '周五',
    saturday: '周六',
  },
} as const;
