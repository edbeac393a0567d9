import type { Language } from '@meetingapp/contract/shapes.ts';
import { fulfilled } from '@meetingapp/domain/fulfilled.ts';
import { format, textAt } from '@meetingapp/locales/texts.ts';
import type { FormatArguments, TextAt, TextKey } from '@meetingapp/locales/texts.ts';
import { use } from 'react';
import { language, useLanguage } from './language.ts';
import { firstTexts, textSources } from './text-sources.ts';
import type { TextFeature, TextsOf } from './text-sources.ts';

const loading = new Map<string, Promise<object>>(
  Object.entries(firstTexts).flatMap(([feature, { zh, en }]) => [
    [`zh/${feature}`, fulfilled<object>(zh)],
    [`en/${feature}`, fulfilled<object>(en)],
  ]),
);

function load(feature: TextFeature, of: Language): Promise<object> {
  const name = `${of}/${feature}`;
  const under = loading.get(name);
  if (under) return under;
  const promise: Promise<object> = textSources[feature][of]().then(
    (texts: object) => {
      void fulfilled(texts, promise);
      return texts;
    },
    (failure: unknown) => {
      // Removed, so that the next attempt loads it again.
      loading.delete(name);
      throw failure;
    },
  );
  loading.set(name, promise);
  return promise;
}

/** Loads texts in the console's language before a screen shows them. */
export async function loadTexts(features: readonly TextFeature[]): Promise<void> {
  await Promise.all(features.map((feature) => load(feature, language.get())));
}

/**
 * Changes the language once the texts shown so far are loaded in it, so that no page disappears meanwhile. Without a connection the
 * language stays.
 */
export async function changeLanguage(next: Language): Promise<void> {
  const shown = [...loading.keys()].map((name) => name.slice(name.indexOf('/') + 1) as TextFeature);
  const texts = await Promise.all(shown.map((feature) => load(feature, next))).catch(() => null);
  if (texts !== null) language.set(next);
}

export type Translate<F extends TextFeature> = <K extends TextKey<TextsOf<F>>>(
  key: K,
  ...rest: FormatArguments<TextAt<TextsOf<F>, K>>
) => string;

/**
 * Returns a translator for the console's language: `const t = useT('staff'); t('login.title')`. Suspends like a lazy component where
 * the texts were not loaded with the screen (build/screen-texts.ts).
 */
export function useT<F extends TextFeature>(feature: F): Translate<F> {
  const current = useLanguage();
  const texts = use(load(feature, current));
  return (key, ...rest) => format(textAt(texts, key) ?? key, rest[0]);
}
