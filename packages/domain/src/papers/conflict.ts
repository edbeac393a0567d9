import { sameHouse, type SameHouse } from './own-institution.ts';

export interface ReviewerPerson {
  id: number;
  name: string;
  email: string;
  /** Affiliations as written, and other institutions they do not want to review. */
  affiliations: readonly string[];
}

export interface PaperInQuestion {
  /** In both languages, where given. */
  authors: readonly { names: readonly string[]; email: string }[];
  contactEmail: string;
  affiliations: readonly string[];
  /** Reviewers who declared a conflict, or for whom staff did. */
  conflicts?: readonly number[];
}

/** Why a reviewer must not review a paper. */
export type Conflict =
  | { kind: 'conflict' }
  | { kind: 'own_paper'; who: string }
  | ({ kind: 'own_institution' } & SameHouse);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]/gu, '');

/** Cache: normalised names and e-mail addresses of a paper, with their original spelling; the same for a reviewer. */
const people = new WeakMap<PaperInQuestion, ReadonlyMap<string, string>>();
const selves = new WeakMap<ReviewerPerson, readonly string[]>();

function peopleOf(paper: PaperInQuestion): ReadonlyMap<string, string> {
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

/** The first conflict, or null. People of the same name are treated as the same person: other reviewers exist. */
export function conflictOf(reviewer: ReviewerPerson, paper: PaperInQuestion): Conflict | null {
  if (paper.conflicts?.includes(reviewer.id)) return { kind: 'conflict' };
  const written = peopleOf(paper);
  for (const self of selvesOf(reviewer)) {
    const who = written.get(self);
    if (who !== undefined) return { kind: 'own_paper', who };
  }
  const house = sameHouse(reviewer.affiliations, paper.affiliations);
  return house && { kind: 'own_institution', ...house };
}
