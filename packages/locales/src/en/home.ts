import type { Texts } from '../texts.ts';
import type { home as source } from '../zh/home.ts';

export const home = {
  title: 'Conference home',
  search: 'Search conferences',
  notFound: 'No such conference. Check the link or the number.',
  tiles: 'Conference services',
  sponsors: 'Sponsors',
  banner: {
    label: 'Pictures of the conference',
    pause: 'Pause the pictures',
    play: 'Let the pictures turn',
    slide: 'Picture {number} of {of}',
  },
  countdown: {
    until: 'Opens in',
    days: ' d',
    hours: ' h',
    minutes: ' min',
    seconds: ' s',
    daysLeft: 'days to the opening',
    hoursLeft: 'hours to the opening',
    clock: '{hours}:{minutes}',
    during: 'In progress',
    dayOf: 'Day {day} of {of}',
    duringDay: 'day of {of}',
    after: 'Ended',
  },
  notices: { title: 'Notices', all: 'All', urgent: 'Important' },
  ago: {
    now: 'just now',
    minutes: '{count} min ago',
    hours: '{count} h ago',
    days: '{count} d ago',
    weeks: '{count} wk ago',
    months: '{count} mo ago',
    years: '{count} yr ago',
  },
  popup: { later: 'Not now', look: 'Have a look' },
  dock: { label: 'Main', home: 'Home', conference: 'About', sign: 'Register', mine: 'Mine' },
} satisfies Texts<typeof source>;
