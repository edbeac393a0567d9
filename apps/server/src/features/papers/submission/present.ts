import type { AuthorCall, OwnPaper, OwnPaperCard } from '@meetingapp/contract/papers/submission.ts';
import type { PaperFile, PaperPreference, PaperFileKind } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import {
  alterHindrance,
  authorStateOf,
  callStateAt,
  confirmHindrance,
  reviseEnd,
  withdrawHindrance,
} from '@meetingapp/domain/papers/call-times.ts';
import type { PaperFault } from '@meetingapp/domain/papers/check-paper.ts';
import { resultOf } from '@meetingapp/domain/papers/states.ts';
import { fieldNames as fieldsEn } from '@meetingapp/locales/en/field-names.ts';
import { papersServer as en } from '@meetingapp/locales/en/papers/server.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { fieldNames as fieldsZh } from '@meetingapp/locales/zh/field-names.ts';
import { papersServer as zh } from '@meetingapp/locales/zh/papers/server.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { decidedOf, type PaperParts, type PaperRow } from './queries.ts';
import { type CallRow, timesOf, type TopicRow } from '../call/queries.ts';

const texts = { zh, en };
const fieldNames = { zh: fieldsZh, en: fieldsEn };

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentCall(row: CallRow, topics: readonly TopicRow[], now: Date, language: Language): AuthorCall {
  const times = timesOf(row);
  return {
    state: callStateAt(times, now),
    opensAt: instant(times.opensAt),
    closesAt: instant(times.closesAt),
    reviseUntil: instant(reviseEnd(times)),
    confirmUntil: instant(times.confirmUntil),
    guidance: pickLanguage(row.guidance, language),
    wishes: row.wishes as PaperPreference[],
    sections: row.sections.map(({ name, ...section }) => ({ ...section, name: pickLanguage(name, language) })),
    wordsLeast: row.words_least,
    wordsMost: row.words_most,
    authorsMost: row.authors_most,
    papersEach: row.papers_each,
    topicsMost: row.topics_most,
    files: row.files as PaperFileKind[],
    topics: topics.map(({ id, division, name }) => ({
      id,
      division: pickLanguage(division, language),
      name: pickLanguage(name, language),
    })),
  };
}

export function presentCard(row: PaperRow, call: CallRow | undefined, now: Date, language: Language): OwnPaperCard {
  const times = timesOf(call);
  const decided = decidedOf(row);
  return {
    paperId: row.id,
    number: row.number,
    title: pickLanguage(row.title, language),
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

/** The content of a paper as the author typed it. */
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

/** Faults with names that a person recognises: which author, which part of the abstract. */
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
    return section ? pickLanguage(section.name, language) : null;
  }
  return null;
}
