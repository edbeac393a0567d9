import type { Language } from '@meetingapp/contract/shapes.ts';

export type PlayerWords = Readonly<Record<string, string>>;

const files = import.meta.glob<PlayerWords>('../../../../../node_modules/video.js/dist/lang/*.json', {
  import: 'default',
});

const ENCRYPTED = 'The media is encrypted and we do not have the keys to decrypt it.';
/** The one text that these language files of the player lack. */
const encrypted: Readonly<Record<string, string>> = {
  ba: 'Медиа шифрланған, уны асыр өсөн асҡыстар юҡ.',
  bg: 'Видеото е шифровано и нямаме ключовете, за да го дешифрираме.',
  da: 'Mediet er krypteret, og vi har ikke nøglerne til at dekryptere det.',
  fi: 'Media on salattu, eikä meillä ole avaimia salauksen purkamiseen.',
  hr: 'Medij je šifriran, a nemamo ključeve za dešifriranje.',
  sr: 'Medij je šifrovan, a nemamo ključeve za dešifrovanje.',
};

/** Languages for which the player's files use another code than browsers. */
const spelled: Readonly<Record<string, string>> = { ne: 'np', no: 'nb', pt: 'pt-PT', zh: 'zh-CN' };
const traditional = /^zh-(hant|tw|hk|mo)/i;

const fileOf = (name: string): string | undefined =>
  Object.keys(files).find((file) => file.toLowerCase().endsWith(`/${name.toLowerCase()}.json`));

/**
 * Language of the player for this person. Pages have two languages; a person who reads English pages because their own language is
 * missing gets the player in it if available.
 */
export function playerLanguage(page: Language, device: readonly string[]): string {
  if (page === 'zh') return device.some((one) => traditional.test(one)) ? 'zh-TW' : 'zh-CN';
  const [first = 'en'] = device;
  const [short = 'en'] = first.split('-');
  if (short === 'en' || short === 'zh') return 'en';
  for (const name of [first, spelled[short] ?? short]) if (fileOf(name) !== undefined) return name;
  return 'en';
}

/** Codes of all available languages. */
export const playerLanguages = (): string[] =>
  Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length));

/** Loads one language, which is its own file. */
export async function loadWords(name: string): Promise<PlayerWords> {
  // The British English file only contains the one word that differs.
  const file = fileOf(name === 'en-GB' ? 'en' : name);
  const words = await (file === undefined ? undefined : files[file]?.());
  const own = encrypted[name];
  return { ...words, ...(own === undefined ? {} : { [ENCRYPTED]: own }) };
}

/** The player's language for this person, and its texts. */
export async function wordsFor(
  page: Language,
  device: readonly string[],
): Promise<{ language: string; words: PlayerWords }> {
  const language = playerLanguage(page, device);
  return { language, words: await loadWords(language) };
}
