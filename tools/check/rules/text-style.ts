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
  {
    language: 'zh',
    // A link is kept apart from the mark after it.
    pattern: /[，。；：！？（）“”] |(?<!\}) [，。；：！？）”]/u,
    wayOut: 'Full-width marks have no space beside them.',
  },
  { language: 'zh', pattern: /[「」]/u, wayOut: 'Use “ ”, as everywhere in the product.' },
  { language: 'en', pattern: /\bby (itself|themselves)\b/i, wayOut: 'Say “automatically”.' },
  { language: 'en', pattern: /\b(stands?|lies|lie) (here|on|in|at|above)\b/i, wayOut: 'Say “is” or “appears”.' },
  { language: 'en', pattern: /\b(bring|brings|brought) in\b/i, wayOut: 'Say “import”.' },
  { language: 'en', pattern: /\b(bring|brings|brought) back\b/i, wayOut: 'Say “restore”.' },
  { language: 'en', pattern: /\b(take|taking) (\w+ ){0,4}back\b/i, wayOut: 'Say “undo” or “withdraw”.' },
  {
    language: 'en',
    pattern: /\b(give|gives|gave|given) (\{\w+\} |money )?back\b|\bcomes back\b|\bon (its|their) way back\b/i,
    wayOut: 'Say “refund” or “return”.',
  },
  { language: 'en', pattern: /\bmend(s|ed)?\b/i, wayOut: 'Say “correct”.' },
  { language: 'en', pattern: /\b(tell the (person|people|authors)|(were|been|be) told)\b/i, wayOut: 'Say “notify”.' },
  { language: 'en', pattern: /\b(this|it) is no (?!longer|more)\w/i, wayOut: 'Say “is not a”.' },
  { language: 'en', pattern: /\bno \w+ fits?\b/i, wayOut: 'Say “matches”.' },
  { language: 'en', pattern: /[.;:] who (has|have|is|accepted)\b[^?]*$/i, wayOut: 'Say “those who”.' },
  { language: 'en', pattern: /\bsign(ed|ing)?[ -]out\b/i, wayOut: 'Say “log out”.' },
  { language: 'en', pattern: /\bred letters?\b/i, wayOut: 'Say “credit note”.' },
  { language: 'en', pattern: /\btaken back\b/i, wayOut: 'Say “undone”, “withdrawn” or “cancelled”.' },
  { language: 'en', pattern: /\b(to be mended|whoever|so many|is told|to be had)\b/i, wayOut: 'Say it plainly.' },
  { language: 'en', pattern: /\bsign(ed|ing)?[ -]up\b/i, wayOut: 'Say “register” and “registration”.' },
  { language: 'en', pattern: /\bothers? \(/i, wayOut: 'Say “4 others”.' },
  {
    language: 'en',
    pattern: /\bof \{count\}[^,.;]* (you|we|they) /i,
    wayOut: 'Put a comma after what comes before the subject.',
  },
  {
    language: 'en',
    pattern: /(?<!(all|than|of) )\{count\} (days|nights|tasks|papers)\b/i,
    wayOut: 'Give both forms: {count} {count|day|days}.',
  },
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
