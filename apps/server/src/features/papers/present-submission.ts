import type { AuthorCall, OwnPaper, OwnPaperCard } from '@meetingapp/contract/papers-submission.ts';
import type { PaperFile, PaperWish, PaperFileKind } from '@meetingapp/contract/papers-paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import {
  alterHindrance,
  authorStateOf,
  callStateAt,
  confirmHindrance,
  reviseEnd,
  withdrawHindrance,
  type CallTimes,
} from '@meetingapp/domain/papers/call-times.ts';
import type { PaperFault, PaperRules } from '@meetingapp/domain/papers/check-paper.ts';
import { resultOf, type DecidedPaper } from '@meetingapp/domain/papers/states.ts';
import { fieldNames as fieldsEn } from '@meetingapp/locales/en/field-names.ts';
import { papersServer as en } from '@meetingapp/locales/en/papers-server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { fieldNames as fieldsZh } from '@meetingapp/locales/zh/field-names.ts';
import { papersServer as zh } from '@meetingapp/locales/zh/papers-server.ts';
import type { FieldFault } from '../../http/refusal.ts';
import type { CallRow, PaperParts, PaperRow, TopicRow } from './queries-submission.ts';

const texts = { zh, en };
const fieldNames = { zh: fieldsZh, en: fieldsEn };

/** The text in this language, or in the other one where it is not there. */
export const inLanguage = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'zh' ? 'en' : 'zh'];

const instant = (at: Date | null) => at?.toISOString() ?? null;

/** Without a call nothing is open, and nothing has an end. */
export const timesOf = (row: CallRow | undefined): CallTimes => ({
  opensAt: row?.opens_at ?? null,
  closesAt: row?.closes_at ?? null,
  reviseUntil: row?.revise_until ?? null,
  confirmUntil: row?.confirm_until ?? null,
});

export const rulesOf = (row: CallRow, topics: readonly TopicRow[]): PaperRules => ({
  topics: topics.map(({ id }) => id),
  topicsMost: row.topics_most,
  wishes: row.wishes,
  sections: row.sections,
  wordsLeast: row.words_least,
  wordsMost: row.words_most,
  authorsMost: row.authors_most,
});

export const decidedOf = ({ state, decision, told_at: toldAt }: PaperRow): DecidedPaper => ({
  state,
  decision,
  toldAt,
});

export function presentCall(row: CallRow, topics: readonly TopicRow[], now: Date, language: Language): AuthorCall {
  const times = timesOf(row);
  return {
    state: callStateAt(times, now),
    opensAt: instant(times.opensAt),
    closesAt: instant(times.closesAt),
    reviseUntil: instant(reviseEnd(times)),
    confirmUntil: instant(times.confirmUntil),
    guidance: inLanguage(row.guidance, language),
    wishes: row.wishes as PaperWish[],
    sections: row.sections.map(({ name, ...section }) => ({ ...section, name: inLanguage(name, language) })),
    wordsLeast: row.words_least,
    wordsMost: row.words_most,
    authorsMost: row.authors_most,
    papersEach: row.papers_each,
    topicsMost: row.topics_most,
    files: row.files as PaperFileKind[],
    topics: topics.map(({ id, division, name }) => ({
      id,
      division: inLanguage(division, language),
      name: inLanguage(name, language),
    })),
  };
}

export function presentCard(row: PaperRow, call: CallRow | undefined, now: Date, language: Language): OwnPaperCard {
  const times = timesOf(call);
  const decided = decidedOf(row);
  return {
    paperId: row.id,
    number: row.number,
    title: inLanguage(row.title, language),
    state: authorStateOf(decided),
    result: row.told_at === null ? null : resultOf(decided),
    version: row.version,
    changedAt: row.changed_at.toISOString(),
    submittedAt: instant(row.submitted_at),
    mayRevise: call !== undefined && alterHindrance(row.state, times, now) === null,
    mayWithdraw: withdrawHindrance(decided, times, now) === null,
    mayConfirm: confirmHindrance(decided, times, now) === null,
  };
}

export const presentFiles = (files: PaperParts['files']): PaperFile[] =>
  files.map(({ added_at: at, ...file }) => ({ ...file, at: at.toISOString() }));

/** What was typed of a paper. */
export const contentOf = (row: PaperRow, { authors, affiliations }: PaperParts): OwnPaper['content'] => ({
  language: row.language,
  title: row.title,
  topics: row.topics,
  wish: row.wish,
  affiliations,
  authors,
  abstract: row.abstract,
  keywords: row.keywords,
  contact: { name: row.contact_name, phone: row.contact_phone, email: row.contact_email },
});

interface Whole {
  row: PaperRow;
  call: CallRow | undefined;
  parts: PaperParts;
  remarks: readonly string[];
}

export function presentOwn({ row, call, parts, remarks }: Whole, now: Date, language: Language): OwnPaper {
  const told = row.told_at !== null && row.decision !== null;
  return {
    ...presentCard(row, call, now, language),
    content: contentOf(row, parts),
    files: presentFiles(parts.files),
    remarks: told ? [row.remark, ...remarks].filter((remark) => remark !== '') : [],
    board: told ? row.board : '',
  };
}

/** Faults with the names that a person knows: which author, which part of the abstract. */
export function presentFaults(
  faults: readonly PaperFault[],
  sections: readonly { code: string; name: Bilingual }[],
  language: Language,
): FieldFault[] {
  return faults.map((fault) => {
    const label = labelOf(fault.field, sections, language);
    return { ...fault, field: `paper.${fault.field}`, ...(label === null ? {} : { label }) };
  });
}

function labelOf(
  field: string,
  sections: readonly { code: string; name: Bilingual }[],
  language: Language,
): string | null {
  const [head = '', part = '', leaf = ''] = field.split('.');
  const words = texts[language].labels;
  const names: Readonly<Record<string, string>> = fieldNames[language];
  if ((head === 'authors' || head === 'affiliations') && part !== '')
    return format(words[head], { number: String(Number(part) + 1), field: names[leaf] ?? leaf });
  if (head === 'title') return words.title;
  if (head === 'abstract' && part !== '') {
    const section = sections.find(({ code }) => code === part);
    return section ? inLanguage(section.name, language) : null;
  }
  return null;
}
