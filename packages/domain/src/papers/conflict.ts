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
  /** Reviewers who said that they must not judge it, or of whom staff said so. */
  conflicts?: readonly number[];
}

/** Why a reviewer must not have a paper. */
export type Conflict =
  | { kind: 'conflict' }
  | { kind: 'own_paper'; who: string }
  | ({ kind: 'own_institution' } & SameHouse);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]/gu, '');

/** Names and addresses of a paper as they are compared, with how they were written; of a reviewer the same. */
const people = new WeakMap<JudgedPaper, ReadonlyMap<string, string>>();
const selves = new WeakMap<ReviewerPerson, readonly string[]>();

function peopleOf(paper: JudgedPaper): ReadonlyMap<string, string> {
  const known = people.get(paper);
  if (known) return known;
  const written = [...paper.authors.flatMap(({ names, email }) => [...names, email]), paper.contactEmail];
  const made = new Map(written.map((text) => [plain(text), text]));
  made.delete('');
  people.set(paper, made);
  return made;
}

function selvesOf(reviewer: ReviewerPerson): readonly string[] {
  const known = selves.get(reviewer);
  if (known) return known;
  const made = [plain(reviewer.name), plain(reviewer.email)];
  selves.set(reviewer, made);
  return made;
}

/** The first reason, or null. Somebody of the same name is held to be the same person: there are other reviewers. */
export function conflictOf(reviewer: ReviewerPerson, paper: JudgedPaper): Conflict | null {
  if (paper.conflicts?.includes(reviewer.id)) return { kind: 'conflict' };
  const written = peopleOf(paper);
  for (const self of selvesOf(reviewer)) {
    const who = written.get(self);
    if (who !== undefined) return { kind: 'own_paper', who };
  }
  const house = sameHouse(reviewer.affiliations, paper.affiliations);
  return house && { kind: 'own_institution', ...house };
}
