import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';

// Control characters, lone surrogates and bidirectional marks: people do not type them, but files contain them.
const unwanted = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Normalises a multi-line text for storage. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(unwanted, '').normalize('NFC').trim();

/** Normalises a single-line text for storage. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Normalises a typed or pasted paper for storage. Drops references to affiliations that do not exist. */
export function cleanPaper(paper: PaperContent): PaperContent {
  const lines = ({ zh, en }: { zh: string; en: string }) => ({ zh: cleanLine(zh), en: cleanLine(en) });
  const keywords = paper.keywords.map(cleanLine).filter((word) => word !== '');
  return {
    language: paper.language,
    title: lines(paper.title),
    topics: [...new Set(paper.topics)],
    wish: paper.wish,
    affiliations: paper.affiliations.map(({ name, city, country }) => ({
      name: lines(name),
      city: cleanLine(city),
      country: cleanLine(country),
    })),
    authors: paper.authors.map((author) => ({
      name: lines(author.name),
      email: cleanLine(author.email).toLowerCase(),
      affiliations: [...new Set(author.affiliations)].filter((at) => at <= paper.affiliations.length),
      presenting: author.presenting,
      corresponding: author.corresponding,
    })),
    abstract: paper.abstract
      .map(({ code, text }) => ({ code: cleanLine(code), text: cleanText(text) }))
      .filter(
        ({ text }, index, all) => text !== '' && all.findIndex(({ code }) => code === all[index]?.code) === index,
      ),
    keywords: [...new Set(keywords)],
    contact: {
      name: cleanLine(paper.contact.name),
      phone: cleanLine(paper.contact.phone),
      email: cleanLine(paper.contact.email).toLowerCase(),
    },
  };
}
