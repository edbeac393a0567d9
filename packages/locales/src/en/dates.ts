import type { Texts } from '../texts.ts';
import type { dates as zh } from '../zh/dates.ts';

export const dates = {
  day: '{date} {name} {year}',
  shortDay: '{date} {name}',
  days: {
    sameMonth: '{date}–{lastDate} {name} {year}',
    sameYear: '{date} {name} – {lastDate} {lastName} {year}',
    otherYear: '{date} {name} {year} – {lastDate} {lastName} {lastYear}',
  },
  shortDays: {
    sameMonth: '{date} to {lastDate} {name}',
    otherMonth: '{date} {name} to {lastDate} {lastName}',
  },
  moment: '{date} {name}, {time}',
  momentWithYear: '{date} {name} {year}, {time}',
  months: {
    m1: 'January',
    m2: 'February',
    m3: 'March',
    m4: 'April',
    m5: 'May',
    m6: 'June',
    m7: 'July',
    m8: 'August',
    m9: 'September',
    m10: 'October',
    m11: 'November',
    m12: 'December',
  },
  weekdays: { d0: 'Sun', d1: 'Mon', d2: 'Tue', d3: 'Wed', d4: 'Thu', d5: 'Fri', d6: 'Sat' },
} as const satisfies Texts<typeof zh>;
