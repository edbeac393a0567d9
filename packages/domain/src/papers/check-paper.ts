import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { readAddress } from '../accounts/address.ts';
import { countWords } from './words.ts';

/** A conference's requirements for a paper. */
export interface PaperRules {
  topics: readonly number[];
  topicsMost: number;
  wishes: readonly string[];
  sections: readonly { code: string; required: boolean }[];
  wordsLeast: number;
  wordsMost: number;
  authorsMost: number;
}

export interface PaperFault {
  /** As in the paper: `title.zh`, `authors.0.email`, `abstract.methods`. */
  field: string;
  reason:
    | 'required'
    | 'too_many'
    | 'not_an_option'
    | 'email'
    | 'phone'
    | 'authors_missing'
    | 'authors_most'
    | 'presenting_missing'
    | 'corresponding_missing'
    | 'corresponding_email'
    | 'words_most'
    | 'words_least'
    | 'contact_needed_paper';
  limit?: number;
}

/** All faults that prevent submission, in the form's order. */
export function paperFaults(rules: PaperRules, paper: PaperContent): PaperFault[] {
  return [
    ...topicFaults(rules, paper),
    ...(paper.title[paper.language] === '' ? [required(`title.${paper.language}`)] : []),
    ...authorFaults(rules, paper),
    ...contactFaults(paper),
    ...abstractFaults(rules, paper),
  ];
}

const required = (field: string): PaperFault => ({ field, reason: 'required' });

function topicFaults({ topics, topicsMost, wishes }: PaperRules, paper: PaperContent): PaperFault[] {
  const faults: PaperFault[] = [];
  if (paper.topics.some((id) => !topics.includes(id))) faults.push({ field: 'topics', reason: 'not_an_option' });
  else if (paper.topics.length === 0 && topics.length > 0) faults.push(required('topics'));
  else if (paper.topics.length > topicsMost) faults.push({ field: 'topics', reason: 'too_many', limit: topicsMost });
  if (paper.wish !== '' && !wishes.includes(paper.wish)) faults.push({ field: 'wish', reason: 'not_an_option' });
  return faults;
}

const isEmail = (text: string) => readAddress(text)?.channel === 'email';
const isNamed = ({ zh, en }: { zh: string; en: string }) => zh !== '' || en !== '';

function authorFaults({ authorsMost }: PaperRules, { authors, affiliations }: PaperContent): PaperFault[] {
  if (authors.length === 0) return [{ field: 'authors', reason: 'authors_missing' }];
  const faults: PaperFault[] = [];
  if (authors.length > authorsMost) faults.push({ field: 'authors', reason: 'authors_most', limit: authorsMost });
  for (const [index, author] of authors.entries()) {
    const field = `authors.${index}`;
    if (!isNamed(author.name)) faults.push(required(`${field}.name`));
    if (author.affiliations.length === 0) faults.push(required(`${field}.affiliations`));
    if (author.email !== '' && !isEmail(author.email)) faults.push({ field: `${field}.email`, reason: 'email' });
    else if (author.corresponding && author.email === '')
      faults.push({ field: `${field}.email`, reason: 'corresponding_email' });
  }
  for (const [index, { name }] of affiliations.entries())
    if (!isNamed(name)) faults.push(required(`affiliations.${index}.name`));
  if (!authors.some(({ presenting }) => presenting)) faults.push({ field: 'authors', reason: 'presenting_missing' });
  if (!authors.some(({ corresponding }) => corresponding))
    faults.push({ field: 'authors', reason: 'corresponding_missing' });
  return faults;
}

function contactFaults({ contact: { phone, email } }: PaperContent): PaperFault[] {
  if (phone === '' && email === '') return [{ field: 'contact.phone', reason: 'contact_needed_paper' }];
  const faults: PaperFault[] = [];
  if (phone !== '' && readAddress(phone)?.channel !== 'phone') faults.push({ field: 'contact.phone', reason: 'phone' });
  if (email !== '' && !isEmail(email)) faults.push({ field: 'contact.email', reason: 'email' });
  return faults;
}

/** Words in the requested parts; other parts do not count and are not saved. */
export const wordsOf = (sections: PaperRules['sections'], abstract: PaperContent['abstract']): number =>
  abstract
    .filter(({ code }) => (sections.length === 0 ? code === '' : sections.some((section) => section.code === code)))
    .reduce((sum, { text }) => sum + countWords(text), 0);

function abstractFaults({ sections, wordsLeast, wordsMost }: PaperRules, { abstract }: PaperContent): PaperFault[] {
  const textOf = (code: string) => abstract.find((part) => part.code === code)?.text ?? '';
  const faults = sections
    .filter(({ code, required: needed }) => needed && textOf(code) === '')
    .map(({ code }) => required(`abstract.${code}`));
  const words = wordsOf(sections, abstract);
  if (words === 0 && faults.length === 0) faults.push(required('abstract'));
  else if (words > wordsMost) faults.push({ field: 'abstract', reason: 'words_most', limit: wordsMost });
  else if (words < wordsLeast && faults.length === 0)
    faults.push({ field: 'abstract', reason: 'words_least', limit: wordsLeast });
  return faults;
}
