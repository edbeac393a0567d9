import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { agreementDeskCalls } from '@meetingapp/contract/speakers/agreement-desk.ts';

type Answer = AnswerOf<typeof agreementDeskCalls.list>;
export type Agreement = Answer['agreements'][number];
export type Template = Answer['templates'][number];

/** One row for each document of a person, or for a person without. */
export interface AgreementRow {
  /** Unique in the list: the document, or the person as a negative number. */
  id: number;
  person: Answer['people'][number];
  agreement: Agreement | null;
  template: Template | null;
}

export const agreementFigures = ['all', 'none', 'open', 'unopened', 'signed', 'withdrawn'] as const;
export type AgreementFigure = (typeof agreementFigures)[number];

const fits: Record<AgreementFigure, (row: AgreementRow) => boolean> = {
  all: () => true,
  none: ({ agreement }) => agreement === null,
  open: ({ agreement }) => agreement?.state === 'open',
  unopened: ({ agreement }) => agreement?.state === 'open' && agreement.openedAt === null,
  signed: ({ agreement }) => agreement?.state === 'signed',
  withdrawn: ({ agreement }) => agreement?.state === 'withdrawn',
};

/** Documents by person; people whose documents were all withdrawn count as without one too. */
export function agreementRows({ people, agreements, templates }: Answer): AgreementRow[] {
  return people.flatMap((person): AgreementRow[] => {
    const own = agreements.filter(({ expertId }) => expertId === person.expertId);
    const rows = own.map((agreement) => ({
      id: agreement.id,
      person,
      agreement,
      template: templates.find(({ id }) => id === agreement.templateId) ?? null,
    }));
    const bare = own.every(({ state }) => state === 'withdrawn');
    return bare ? [...rows, { id: -person.expertId, person, agreement: null, template: null }] : rows;
  });
}

export const countAgreements = (rows: readonly AgreementRow[]): Record<AgreementFigure, number> => ({
  all: rows.length,
  none: rows.filter(fits.none).length,
  open: rows.filter(fits.open).length,
  unopened: rows.filter(fits.unopened).length,
  signed: rows.filter(fits.signed).length,
  withdrawn: rows.filter(fits.withdrawn).length,
});

/** Rows of a figure whose name or institution contains every word. */
export function filterAgreements(
  rows: readonly AgreementRow[],
  figure: AgreementFigure,
  words: string,
): AgreementRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const { name, affiliation } = row.person;
    const text = [name.zh, name.en, affiliation.zh, affiliation.en].join(' ').toLowerCase();
    return fits[figure](row) && wanted.every((word) => text.includes(word));
  });
}

/** The newest moment of a document and what it was. */
export function lastMoment(one: Agreement): { kind: 'made' | 'opened' | 'signed' | 'withdrawn'; at: string } {
  if (one.withdrawnAt !== null) return { kind: 'withdrawn', at: one.withdrawnAt };
  if (one.signature) return { kind: 'signed', at: one.signature.at };
  return one.openedAt === null ? { kind: 'made', at: one.madeAt } : { kind: 'opened', at: one.openedAt };
}
