import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainText, runsOf, searchGuide, type Chapter } from '../src/features/help/view.ts';
import { chapterNames, chapters } from '../src/lib/navigation/chapters.ts';
import { chapterOfPath } from '../src/lib/navigation/help.ts';
import { paths } from '../src/lib/navigation/paths.ts';
import { checklistPlaces } from '../src/features/conference/view.ts';
import { parseChapter, readGuide } from './guide.ts';

const guides = { zh: readGuide('zh'), en: readGuide('en') };
const languages = ['zh', 'en'] as const;

const addresses = (guide: readonly Chapter[]): string[] =>
  guide.flatMap(({ name, sections }) => [name, ...sections.map(({ id }) => `${name}#${id}`)]);
const blocksOf = ({ intro, sections }: Chapter) => [...intro, ...sections.flatMap(({ blocks }) => blocks)];
const linksOf = (chapter: Chapter): string[] =>
  blocksOf(chapter)
    .flatMap(runsOf)
    .flatMap((run) => (run.kind === 'link' ? [run.to] : []));

/** All texts of the product in a language that have no figures in them. */
async function textsOf(language: 'zh' | 'en'): Promise<Set<string>> {
  const folder = join(import.meta.dirname, '../../../packages/locales/src', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const modules: object[] = await Promise.all(files.map((name) => import(join(folder, name))));
  const found: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  modules.forEach(collect);
  return new Set(found.filter((text) => !text.includes('{')));
}

describe('the handbook', () => {
  it('[O1] has the same chapters and sections in both languages', () => {
    expect(addresses(guides.zh)).toEqual(addresses(guides.en));
    expect(guides.zh.map(({ sections }) => sections.length)).toEqual(guides.en.map(({ sections }) => sections.length));
    expect(guides.zh.map(linksOf)).toEqual(guides.en.map(linksOf));
    for (const guide of Object.values(guides))
      for (const { sections } of guide) for (const { blocks } of sections) expect(blocks.length).toBeGreaterThan(0);
  });

  it('[O1] has no link and no section address that leads nowhere or twice', () => {
    const known = addresses(guides.en);
    expect(new Set(known).size).toBe(known.length);
    for (const guide of Object.values(guides))
      for (const chapter of guide) for (const to of linksOf(chapter)) expect(known).toContain(to);
  });

  it('[O1] has a chapter for every page of the console', () => {
    const known = addresses(guides.en);
    for (const to of Object.values(chapters)) expect(known).toContain(to);
    for (const { chapter } of Object.values(checklistPlaces)) expect(known).toContain(chapter);
    const without = Object.values(paths).filter((path) => chapterOfPath(path) === null);
    expect(without).toEqual([paths.help, paths.helpChapter, paths.conference]);
  });

  it.each(languages)('[O1] names in %s only what stands on a page', async (language) => {
    const texts = await textsOf(language);
    const unknown = guides[language].flatMap((chapter) =>
      blocksOf(chapter)
        .flatMap(runsOf)
        .filter(({ kind, text }) => kind === 'name' && !texts.has(text))
        .map(({ text }) => `${chapter.name}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  it('[O1] refuses what the page cannot draw, naming it', () => {
    const refused = (markdown: string) => () => parseChapter('start', markdown);
    expect(refused('# A\n\n<script>alert(1)</script>')).toThrow(/script/);
    expect(refused('# A\n\ntext <b onclick="x">b</b>')).toThrow(/html/);
    expect(refused('# A\n\n![picture](x.png)')).toThrow(/image/);
    expect(refused('# A\n\n[away](javascript:alert(1))')).toThrow(/leads to no chapter/);
    expect(refused('# A\n\n[away](https://example.org/)')).toThrow(/leads to no chapter/);
    expect(refused('# A\n\n### Too deep')).toThrow(/level 2/);
    expect(refused('Only text')).toThrow(/no title/);
  });

  it('[O1] keeps signs that HTML would escape', () => {
    const { intro } = parseChapter('start', '# A\n\nHalls & "topics" < 5, `a > b`');
    expect(plainText(intro)).toBe('Halls & "topics" < 5, a > b');
  });
});

describe('the search of the handbook', () => {
  it('[O1] puts a section about the words before one that mentions them', () => {
    const hits = searchGuide(guides.en, 'refund an order');
    expect(hits[0]?.to).toBe('orders#refund-an-order');
    expect(searchGuide(guides.zh, '退款').map(({ to }) => to)).toContain('orders#refund-an-order');
  });

  it('[O1] needs every word, in any case, and shows where it stands', () => {
    const [hit] = searchGuide(guides.en, 'ROOMING hotel');
    expect(hit?.to).toBe('hotels#rooming-list-and-room-numbers');
    expect(hit?.excerpt.toLowerCase()).toContain('rooming');
    expect(searchGuide(guides.en, 'rooming zzz')).toEqual([]);
    expect(searchGuide(guides.en, '  ')).toEqual([]);
  });

  it('[O1] finds each chapter by its own title', () => {
    for (const name of chapterNames)
      for (const language of languages) {
        const title = guides[language].find((one) => one.name === name)?.title ?? '';
        expect(searchGuide(guides[language], title).map(({ to }) => to)).toContain(name);
      }
  });
});
