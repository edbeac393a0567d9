import type { Texts } from '../texts.ts';
import type { dates as zh } from '../zh/dates.ts';

export const dates = {
  day: '{date} {month} {year}',
  shortDay: '{date} {month}',
  figureDay: '{date} {month}',
  figureDays: '{date}–{lastDate} {month}',
  days: {
    sameMonth: '{date}–{lastDate} {month} {year}',
    sameYear: '{date} {month} – {lastDate} {lastMonth} {year}',
    otherYear: '{date} {month} {year} – {lastDate} {lastMonth} {lastYear}',
  },
  shortDays: {
    sameMonth: '{date} to {lastDate} {month}',
    otherMonth: '{date} {month} to {lastDate} {lastMonth}',
  },
  moment: '{date} {month}, {time}',
  momentWithYear: '{date} {month} {year}, {time}',
  months: {
    january: 'January',
    february: 'February',
    march: 'March',
    april: 'April',
    may: 'May',
    june: 'June',
    july: 'July',
    august: 'August',
    september: 'September',
    october: 'October',
    november: 'November',
    december: 'December',
  },
  weekdays: {
    sunday: 'Sun',
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
  },
} as const satisfies Texts<typeof zh>;
