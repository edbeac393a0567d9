import type { ListedPaper } from '@meetingapp/contract/papers-list.ts';
import type { PaperTopic } from '@meetingapp/contract/papers-paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';

/** The text in one's language, or in the other where there is none. */
export const inWords = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'zh' ? 'en' : 'zh'];

/** For readers: in which language a text is, where that is not the page's. */
export const langOf = (text: Bilingual, language: Language): string | undefined =>
  text[language] === '' ? (language === 'zh' ? 'en' : 'zh-CN') : undefined;

export interface Division {
  /** Of one of its topics, by which an address names it. */
  key: string;
  name: Bilingual;
  topics: PaperTopic[];
}

/** Topics under what they belong to, in the organiser's order. */
export function divisionsOf(topics: readonly PaperTopic[]): Division[] {
  const found = new Map<string, Division>();
  for (const topic of topics) {
    const key = `${topic.division.zh}|${topic.division.en}`;
    const division = found.get(key) ?? { key, name: topic.division, topics: [] };
    division.topics.push(topic);
    found.set(key, division);
  }
  return [...found.values()];
}

/** Address of a smaller picture of a sheet. */
export const sheetPicture = (
  cid: string | number,
  sheet: NonNullable<ListedPaper['sheet']>,
  width: 360 | 720 | 1440,
): string => `/medapp/papers/${cid}/sheets/${sheet.file}/${width}.webp`;
