import type { Finding, Tree } from '../tree/finding.ts';
import { isTest, lineAt, sources } from '../tree/source.ts';
import { textsOf } from './texts.ts';

interface Rule {
  readonly language: 'zh' | 'en';
  readonly pattern: RegExp;
  readonly wayOut: string;
}

/** What a native editor would not print, as far as it can be found without reading. */
const rules: readonly Rule[] = [
  {
    language: 'zh',
    pattern: /\p{Script=Han}\s?\(|\)\s?\p{Script=Han}|\p{Script=Han}[,;:?!]/u,
    wayOut: 'Use full-width brackets and marks beside Chinese characters.',
  },
  { language: 'en', pattern: /\bby itself\b/i, wayOut: 'Say “automatically”.' },
  { language: 'en', pattern: /\b(stands?|lies|lie) here\b/i, wayOut: 'Say “appears here”.' },
  { language: 'en', pattern: /\bred letters?\b/i, wayOut: 'Say “credit note”.' },
  { language: 'en', pattern: /\btaken back\b/i, wayOut: 'Say “undone”, “withdrawn” or “cancelled”.' },
  { language: 'en', pattern: /\b(to be mended|whoever|so many|is told|to be had)\b/i, wayOut: 'Say it plainly.' },
  { language: 'en', pattern: /\bsign(ed|ing)?[ -]up\b/i, wayOut: 'Say “register” and “registration”.' },
  { language: 'en', pattern: /\bothers? \(/i, wayOut: 'Say “4 others”.' },
];

/** Reports texts that a native editor would not print: half-width marks beside Chinese, translated English. */
export function checkTextStyle(tree: Tree): Finding[] {
  return sources(tree)
    .filter(({ path }) => /^packages\/locales\/src\/(zh|en)\//.test(path) && !isTest(path))
    .flatMap((source) => {
      const language = source.path.split('/')[3];
      const own = rules.filter((rule) => rule.language === language);
      return textsOf(source).flatMap(({ key, words, start }) =>
        own
          .filter(({ pattern }) => words !== null && pattern.test(words))
          .map(({ pattern, wayOut }) => ({
            rule: 'locales',
            path: source.path,
            line: lineAt(source.text, start),
            message: `“${key}”: “${pattern.exec(words ?? '')?.[0] ?? ''}” is not how it is printed. ${wayOut}`,
          })),
      );
    });
}
