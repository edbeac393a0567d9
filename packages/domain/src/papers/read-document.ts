import {
  authorName,
  byScript,
  faultsOf,
  languageOf,
  tidy,
  tidyText,
  topicOf,
  withoutTwice,
  type ImportedPaper,
  type ImportedRow,
} from './import-paper.ts';

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const textsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => {
        const text = tidy(textIn(one));
        return text === '' ? [] : [text];
      })
    : [];

/**
 * Parses a JSON list of papers: `id`, `title`, `abstract`, `authors` (“Family, Given”), `topics` (“Division -> Topic”) and other known
 * keys. Null: not such a list.
 */
export function readPaperDocument(document: unknown): ImportedRow[] | null {
  const list = Array.isArray(document)
    ? document
    : typeof document === 'object' && document !== null && Array.isArray((document as { papers?: unknown }).papers)
      ? (document as { papers: unknown[] }).papers
      : null;
  if (!list) return null;
  return withoutTwice(
    list.map((item: unknown, at) => {
      const paper = readOne(typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {});
      return { number: at + 1, paper, faults: faultsOf(paper) };
    }),
  );
}

function readOne(item: Record<string, unknown>): ImportedPaper {
  const said = tidy(textIn(item['title']));
  return {
    externalId: tidy(textIn(item['id'])),
    language: languageOf(said),
    title: { ...byScript(said), ...(item['title_en'] ? { en: tidy(textIn(item['title_en'])) } : {}) },
    abstract: tidyText(textIn(item['abstract'])),
    keywords: textsIn(item['keywords']),
    authors: textsIn(item['authors']).map((name) => ({ name: authorName(name), affiliations: [] })),
    affiliations: [],
    topics: distinct(textsIn(item['topics'])),
    decision: null,
    board: tidy(textIn(item['board'])),
    contactName: '',
    contactPhone: '',
  };
}

const distinct = (topics: readonly string[]) => [...new Set(topics)].map(topicOf).filter(({ name }) => name !== '');
