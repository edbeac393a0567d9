import { app as enApp } from '@meetingapp/locales/en/app.ts';
import { app as zhApp } from '@meetingapp/locales/zh/app.ts';

/** The shell's texts are always there: also when nothing could be loaded, a page says so in words. */
export const shellTexts = { zh: zhApp, en: enApp } as const;

/**
 * The texts that the phone may load: one line per feature and language, each a chunk of its own. A feature that is not here has
 * no texts on the phone.
 */
export const textSources = {
  app: {
    zh: () => Promise.resolve(zhApp),
    en: () => Promise.resolve(enApp),
  },
  accounts: {
    zh: () => import('@meetingapp/locales/zh/accounts.ts').then((file) => file.accounts),
    en: () => import('@meetingapp/locales/en/accounts.ts').then((file) => file.accounts),
  },
  registration: {
    zh: () => import('@meetingapp/locales/zh/registration.ts').then((file) => file.registration),
    en: () => import('@meetingapp/locales/en/registration.ts').then((file) => file.registration),
  },
  hotel: {
    zh: () => import('@meetingapp/locales/zh/hotel.ts').then((file) => file.hotel),
    en: () => import('@meetingapp/locales/en/hotel.ts').then((file) => file.hotel),
  },
  orders: {
    zh: () => import('@meetingapp/locales/zh/orders.ts').then((file) => file.orders),
    en: () => import('@meetingapp/locales/en/orders.ts').then((file) => file.orders),
  },
  home: {
    zh: () => import('@meetingapp/locales/zh/home.ts').then((file) => file.home),
    en: () => import('@meetingapp/locales/en/home.ts').then((file) => file.home),
  },
  homeWay: {
    zh: () => import('@meetingapp/locales/zh/home-way.ts').then((file) => file.homeWay),
    en: () => import('@meetingapp/locales/en/home-way.ts').then((file) => file.homeWay),
  },
  conference: {
    zh: () => import('@meetingapp/locales/zh/conference.ts').then((file) => file.conference),
    en: () => import('@meetingapp/locales/en/conference.ts').then((file) => file.conference),
  },
  agenda: {
    zh: () => import('@meetingapp/locales/zh/agenda.ts').then((file) => file.agenda),
    en: () => import('@meetingapp/locales/en/agenda.ts').then((file) => file.agenda),
  },
  news: {
    zh: () => import('@meetingapp/locales/zh/news.ts').then((file) => file.news),
    en: () => import('@meetingapp/locales/en/news.ts').then((file) => file.news),
  },
  pages: {
    zh: () => import('@meetingapp/locales/zh/pages.ts').then((file) => file.pages),
    en: () => import('@meetingapp/locales/en/pages.ts').then((file) => file.pages),
  },
  liveFigures: {
    zh: () => import('@meetingapp/locales/zh/live-figures.ts').then((file) => file.liveFigures),
    en: () => import('@meetingapp/locales/en/live-figures.ts').then((file) => file.liveFigures),
  },
  usage: {
    zh: () => import('@meetingapp/locales/zh/usage.ts').then((file) => file.usage),
    en: () => import('@meetingapp/locales/en/usage.ts').then((file) => file.usage),
  },
  people: {
    zh: () => import('@meetingapp/locales/zh/people.ts').then((file) => file.people),
    en: () => import('@meetingapp/locales/en/people.ts').then((file) => file.people),
  },
  files: {
    zh: () => import('@meetingapp/locales/zh/files.ts').then((file) => file.files),
    en: () => import('@meetingapp/locales/en/files.ts').then((file) => file.files),
  },
  video: {
    zh: () => import('@meetingapp/locales/zh/video.ts').then((file) => file.video),
    en: () => import('@meetingapp/locales/en/video.ts').then((file) => file.video),
  },
  videoPlayer: {
    zh: () => import('@meetingapp/locales/zh/video-player.ts').then((file) => file.videoPlayer),
    en: () => import('@meetingapp/locales/en/video-player.ts').then((file) => file.videoPlayer),
  },
  papersSubmission: {
    zh: () => import('@meetingapp/locales/zh/papers-submission.ts').then((file) => file.papersSubmission),
    en: () => import('@meetingapp/locales/en/papers-submission.ts').then((file) => file.papersSubmission),
  },
  papersPosters: {
    zh: () => import('@meetingapp/locales/zh/papers-posters.ts').then((file) => file.papersPosters),
    en: () => import('@meetingapp/locales/en/papers-posters.ts').then((file) => file.papersPosters),
  },
  live: {
    zh: () => import('@meetingapp/locales/zh/live.ts').then((file) => file.live),
    en: () => import('@meetingapp/locales/en/live.ts').then((file) => file.live),
  },
  members: {
    zh: () => import('@meetingapp/locales/zh/members.ts').then((file) => file.members),
    en: () => import('@meetingapp/locales/en/members.ts').then((file) => file.members),
  },
} as const;

export type TextFeature = keyof typeof textSources;
/** The Chinese texts of a feature: the source by which keys and placeholders are checked. */
export type TextsOf<F extends TextFeature> = Awaited<ReturnType<(typeof textSources)[F]['zh']>>;
