import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, type Source, sources } from '../tree/source.ts';
import { type Text, textsOf } from './texts.ts';
import { checkRawTexts } from './raw-texts.ts';
import { checkTextStyle } from './text-style.ts';

const folder = 'packages/locales/src';
/** The tables of refusals: `errors.ts` and one per area, such as `errors-speakers.ts`. */
const errorTables = /^packages\/contract\/src\/errors(-[a-z]+)?\.ts$/;

/** Reports differing keys or placeholders between Chinese and English, text outside the locales, unused texts, and poor style. */
export function checkLocales(tree: Tree): Finding[] {
  const all = sources(tree);
  return [
    ...checkPairs(all),
    ...checkErrors(all),
    ...checkUnused(all),
    ...checkRawTexts(tree),
    ...checkTextStyle(tree),
  ];
}

function localeFiles(all: readonly Source[], language: 'zh' | 'en'): Map<string, Source> {
  const files = all.filter((source) => source.path.startsWith(`${folder}/${language}/`) && !isTest(source.path));
  return new Map(files.map((source) => [source.path.slice(`${folder}/${language}/`.length), source]));
}

function checkPairs(all: readonly Source[]): Finding[] {
  const zh = localeFiles(all, 'zh');
  const en = localeFiles(all, 'en');
  return [...new Set([...zh.keys(), ...en.keys()])].flatMap((name) => {
    const [ours, theirs] = [zh.get(name), en.get(name)];
    if (ours && theirs) return comparePair(ours, theirs);
    const [there, missing] = ours ? ['zh', 'en'] : ['en', 'zh'];
    return [{ rule: 'locales', path: `${folder}/${there}/${name}`, message: `has no ${missing}/${name}. Write it.` }];
  });
}

function comparePair(zh: Source, en: Source): Finding[] {
  const chinese = new Map(textsOf(zh).map((text) => [text.key, text]));
  const english = new Map(textsOf(en).map((text) => [text.key, text]));
  return [
    ...[...chinese].flatMap(([key, text]) => compareText(zh, en, key, text, english.get(key))),
    ...[...english]
      .filter(([key]) => !chinese.has(key))
      .map(([key, text]) =>
        at(
          en,
          text,
          `“${key}” has no Chinese text in ${zh.path}. Chinese is the source: add it there, or take it out here.`,
        ),
      ),
    ...[...english.values()]
      .filter(
        (text) =>
          text.words &&
          /\p{Script=Han}/u.test(text.words) &&
          !/native|language/i.test(text.key.split('.').at(-1) ?? ''),
      )
      .map((text) =>
        at(
          en,
          text,
          `“${text.key}” has Chinese characters in English. Translate it; a name that stays Chinese has a key with “native” or “language” in it.`,
        ),
      ),
  ];
}

function compareText(zh: Source, en: Source, key: string, text: Text, other: Text | undefined): Finding[] {
  if (!other) return [at(zh, text, `“${key}” has no English text. Add it to ${en.path}.`)];
  if ((text.words?.trim() === '') !== (other.words?.trim() === ''))
    return [at(en, other, `“${key}” says something in one language and nothing in the other. Say it in both.`)];
  const [ours, theirs] = [text.placeholders.join(', '), other.placeholders.join(', ')];
  if (ours === theirs) return [];
  return [at(en, other, `“${key}” fills in (${theirs}), the Chinese one (${ours}). Use the same names.`)];
}

function at(source: Source, text: Text, message: string): Finding {
  return { rule: 'locales', path: source.path, line: lineAt(source.text, text.start), message };
}

/** Each error of the contract must have a text, because a bare code is no answer to a person. */
function checkErrors(all: readonly Source[]): Finding[] {
  const tables = all.filter((source) => errorTables.test(source.path));
  return (['zh', 'en'] as const).flatMap((language) => {
    const path = `${folder}/${language}/errors.ts`;
    // The table is split by area: errors.ts, errors-speakers.ts.
    const parts = all.filter(
      (source) => source.path === path || source.path.startsWith(`${folder}/${language}/errors-`),
    );
    const known = new Set(parts.flatMap(textsOf).map((text) => text.key.split('.').at(-1)));
    return tables.flatMap((table) =>
      refusalsOf(table)
        .filter((name) => !known.has(name))
        .map((name) => ({
          rule: 'locales',
          path,
          message: `the refusal ${name} of ${table.path} has no text. Add it.`,
        })),
    );
  });
}

/** Names in a table of refusals: `errors.room_full.code` is `room_full`. */
const refusalsOf = (table: Source): string[] =>
  textsOf(table).flatMap(({ key }) => (key.endsWith('.code') ? [key.split('.').at(-2) ?? ''] : []));

/** A text whose key is mentioned nowhere outside the locales is unused. */
function checkUnused(all: readonly Source[]): Finding[] {
  const mentioned = new Set<string>();
  for (const source of all) {
    if (source.path.startsWith(`${folder}/`) || source.path.startsWith('tools/')) continue;
    for (const [word] of source.text.matchAll(/[A-Za-z_$][\w$]*/g)) mentioned.add(word);
  }
  return [...localeFiles(all, 'zh').values()].flatMap((source) =>
    textsOf(source)
      .filter((text) => isUnused(text.key, mentioned))
      .map((text) => at(source, text, `“${text.key}” is used nowhere. Take it out of both languages.`)),
  );
}

function isUnused(key: string, mentioned: ReadonlySet<string>): boolean {
  const leaf =
    key
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? '';
  return leaf !== '' && !mentioned.has(leaf);
}
