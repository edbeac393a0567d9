import { sameHouse, type SameHouse } from './own-institution.ts';

export interface ReviewerPerson {
  id: number;
  name: string;
  email: string;
  /** As they are written, and other houses they do not want to judge. */
  affiliations: readonly string[];
}

export interface JudgedPaper {
  /** In both languages, as far as they are there. */
  authors: readonly { names: readonly string[]; email: string }[];
  contactEmail: string;
  affiliations: readonly string[];
}

/** Why a reviewer must not have a paper. */
export type Conflict = { kind: 'own_paper'; who: string } | ({ kind: 'own_institution' } & SameHouse);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]/gu, '');

/** The first reason, or null. Somebody of the same name is held to be the same person: there are other reviewers. */
export function conflictOf(reviewer: ReviewerPerson, paper: JudgedPaper): Conflict | null {
  const [email, name] = [plain(reviewer.email), plain(reviewer.name)];
  for (const author of paper.authors) {
    const own = author.names.find((one) => name !== '' && plain(one) === name);
    if (own !== undefined) return { kind: 'own_paper', who: own };
    if (email !== '' && plain(author.email) === email) return { kind: 'own_paper', who: author.email };
  }
  if (email !== '' && plain(paper.contactEmail) === email) return { kind: 'own_paper', who: paper.contactEmail };
  const house = sameHouse(reviewer.affiliations, paper.affiliations);
  return house && { kind: 'own_institution', ...house };
}
