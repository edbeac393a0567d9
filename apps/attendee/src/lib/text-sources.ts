/**
 * The texts that the phone may load: one line per feature and language, each a chunk of its own. A feature that is not here has
 * no texts on the phone.
 */
export const textSources = {
  app: {
    zh: () => import('@meetingapp/locales/zh/app.ts').then((file) => file.app),
    en: () => import('@meetingapp/locales/en/app.ts').then((file) => file.app),
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
} as const;

export type TextFeature = keyof typeof textSources;
/** The Chinese texts of a feature: the source by which keys and placeholders are checked. */
export type TextsOf<F extends TextFeature> = Awaited<ReturnType<(typeof textSources)[F]['zh']>>;
