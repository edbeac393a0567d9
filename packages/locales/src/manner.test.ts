import { describe, expect, it } from 'vitest';

type Texts = Map<string, string>;
const modules = import.meta.glob<object>('./{zh,en}/**/*.ts', { eager: true });

function collect(value: unknown, path: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) collect(part, `${path}.${key}`, into);
  }
  return into;
}

function textsOf(language: 'zh' | 'en'): Texts {
  const all: Texts = new Map();
  for (const [file, module] of Object.entries(modules)) {
    if (file.startsWith(`./${language}/`)) collect(module, file.slice(5, -3), all);
  }
  return all;
}

const zh = textsOf('zh');
const en = textsOf('en');

/** English that reads as a translation, each with what an editor writes. */
const translated: readonly (readonly [RegExp, string])[] = [
  [/\b(is|are|was|were) told\b/, 'is notified'],
  [/\bhears? of (it|this)\b/, 'is notified'],
  [/\bwhat shall\b/i, 'what should'],
  [/[,;] who (logs|scans|reads) /, 'the person who …'],
  [/\bnobody of\b/i, 'none of'],
  [/(^|\b(people|person is|nobody|not) )in th(e|is) list\b/i, 'on the list'],
  [/\ba long press\b/i, 'press and hold'],
  [/\blists? of revocations?\b/i, 'revocation list'],
  [/\bpage of verification\b/i, 'verification page'],
  [/\bbefore the time is over\b/i, 'in time'],
  [/\bwhat (came|becomes) of\b/i, 'the outcome'],
];

describe('[K2] texts read as a native editor prints them', () => {
  it('compares many texts of both languages', () => {
    expect(en.size).toBeGreaterThan(5000);
    expect([...en.keys()].filter((path) => !zh.has(path))).toEqual([]);
  });

  it('a question has its mark in both languages', () => {
    const faults = [...en].filter(([path, text]) => {
      const chinese = zh.get(path) ?? '';
      return text.endsWith('?') ? !chinese.endsWith('？') && !chinese.startsWith('请') : /[？吗]$/.test(chinese);
    });
    expect(faults.map(([path, text]) => `${path}: ${text} | ${zh.get(path)}`)).toEqual([]);
  });

  it('English never puts the name of a field into a sentence, because an organiser may write any name', () => {
    const faults = [...en].filter(([, text]) => /please (choose|enter|select) \{/i.test(text));
    expect(faults.map(([path, text]) => `${path}: ${text}`)).toEqual([]);
  });

  it('English has none of the phrases that editors replace', () => {
    const faults = [...en].flatMap(([path, text]) =>
      translated.filter(([phrase]) => phrase.test(text)).map(([, better]) => `${path}: ${text} → ${better}`),
    );
    expect(faults).toEqual([]);
  });
});
