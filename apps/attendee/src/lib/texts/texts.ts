import type { Language } from '@meetingapp/contract/shapes.ts';
import { fulfilled } from '@meetingapp/domain/fulfilled.ts';
import { format, textAt } from '@meetingapp/locales/texts.ts';
import type { FormatArguments, TextAt, TextKey } from '@meetingapp/locales/texts.ts';
import { use } from 'react';
import { language, useLanguage } from './language.ts';
import { boot } from '../calls/boot.ts';
import { pagePart } from '../calls/page-part.ts';
import { patiently } from '../rendering/patiently.ts';
import { shellTexts } from './shell-texts.ts';
import type { TextFeature, TextsOf } from './text-sources.ts';

const loaded = new Map<string, object>([
  ['zh/app', shellTexts.zh],
  ['en/app', shellTexts.en],
]);
/** Features whose texts have been loaded, as `zh/app`. */
export const loadedTexts: Pick<ReadonlyMap<string, object>, 'keys'> = loaded;
const loading = new Map<string, Promise<object>>([...loaded].map(([name, texts]) => [name, fulfilled(texts)]));

function load(feature: TextFeature, of: Language): Promise<object> {
  const name = `${of}/${feature}`;
  const under = loading.get(name);
  if (under) return under;
  const promise: Promise<object> = fetchTexts(feature, of).then(
    (texts: object) => {
      loaded.set(name, texts);
      void fulfilled(texts, promise);
      return texts;
    },
    (failure: unknown) => {
      // Removed, so that the next attempt loads it again instead of failing forever after one lost connection.
      loading.delete(name);
      throw failure;
    },
  );
  loading.set(name, promise);
  return promise;
}

/** The page names the files of its own texts; all others are found in the directory, which loads after the page. */
async function fetchTexts(feature: TextFeature, of: Language): Promise<object> {
  const file = boot.screen?.language === of ? boot.screen.texts[feature] : undefined;
  if (file !== undefined) return (await pagePart(file, feature)) as object;
  const { textSources } = await import('./text-sources.ts');
  return textSources[feature][of]();
}

/** Loads the texts of a screen before it shows. */
export async function loadTexts(features: readonly TextFeature[], of: Language): Promise<void> {
  await Promise.all(features.map((feature) => load(feature, of)));
}

/** Returns a text with its placeholders filled; the key itself when it is not loaded. */
export type Translate<F extends TextFeature> = <K extends TextKey<TextsOf<F>>>(
  key: K,
  ...rest: FormatArguments<TextAt<TextsOf<F>, K>>
) => string;

const translators = new WeakMap<object, unknown>();

/** Stable: the same texts give the same function, so it does not cause re-renders. */
function translator<F extends TextFeature>(texts: object): Translate<F> {
  const made: Translate<F> =
    (translators.get(texts) as Translate<F> | undefined) ??
    ((key, ...rest) => format(textAt(texts, key) ?? key, rest[0]));
  translators.set(texts, made);
  return made;
}

/** Texts outside components; the feature must be loaded (the shell's `app` always is). */
export function translate<F extends TextFeature>(feature: F): Translate<F> {
  return translator<F>(loaded.get(`${language.get()}/${feature}`) ?? {});
}

/** Key of any text as `feature.key`, for tables such as the screens'. */
export type FullTextKey = { [F in TextFeature]: `${F}.${TextKey<TextsOf<F>>}` }[TextFeature];

/** A text by its full key; empty while its feature is not loaded. */
export function textByFullKey(key: FullTextKey): string {
  const dot = key.indexOf('.');
  return textAt(loaded.get(`${language.get()}/${key.slice(0, dot)}`) ?? {}, key.slice(dot + 1)) ?? '';
}

const held = new Map<string, Promise<object>>();

/** What a component waits on for texts that are not there yet. */
function hold(feature: TextFeature, of: Language): Promise<object> {
  const name = `${of}/${feature}`;
  // The same promise at every render, before and after the texts are there: React goes on with the one it waits for.
  const under = held.get(name);
  if (under) return under;
  if (loaded.has(name)) return load(feature, of);
  const promise: Promise<object> = patiently(() => load(feature, of)).then((texts) => {
    void fulfilled(texts, promise);
    return texts;
  });
  held.set(name, promise);
  return promise;
}

/** `const t = useT('accounts'); t('login.title')`. Suspends like a lazy component if the route did not list the feature. */
export function useT<F extends TextFeature>(feature: F): Translate<F> {
  return useTextsIn(feature, useLanguage());
}

/** As `useT`, in a given language: for what shows both languages at once. */
export function useTextsIn<F extends TextFeature>(feature: F, of: Language): Translate<F> {
  return translator<F>(use(hold(feature, of)));
}
