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
} as const;

export type TextFeature = keyof typeof textSources;
/** The Chinese texts of a feature: the source by which keys and placeholders are checked. */
export type TextsOf<F extends TextFeature> = Awaited<ReturnType<(typeof textSources)[F]['zh']>>;
