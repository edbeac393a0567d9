import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { BadgePaper } from '@meetingapp/domain/checkin/badge.ts';
import type { BillProvider } from '@meetingapp/contract/orders/reconciliation.ts';
import type { ConsoleOrderFilter } from '@meetingapp/contract/orders/console.ts';
import type { PeopleFilter } from '@meetingapp/contract/exam/people.ts';
import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { PaperFilter } from '@meetingapp/contract/papers/console.ts';
import type { BulkMessage } from '@meetingapp/contract/registration/console.ts';
import type { ListedColumn, RegistrationFilter } from '@meetingapp/contract/registration/list.ts';

/** An action on each of some registrations. */
interface ManyRegistrations {
  ids: number[];
  reason: string;
  tell: boolean;
}

/** The filter of a task that was queued while orders were filtered by one day. */
type OfOneDay = Omit<ConsoleOrderFilter, 'from' | 'until'> & { day: string | null };

/** Every kind of background task that staff start from the console, and its input. The name is feature and action. */
export interface TaskInputs {
  'conference.copy': { title: Bilingual; startsOn: string };
  /** `product`: version of the program, which the archive states. */
  'conference.export': { scope: ArchiveScope; product: string };
  'conference.importCheck': { archiveId: number };
  'conference.importApply': { archiveId: number };
  'rehearsal.sheet': { rehearsalId: number };
  'rehearsal.play': { rehearsalId: number };
  'agenda.tell': { release: number; experts: boolean; attendees: boolean };
  'orders.bank': {
    statementId: number;
    matches: { number: number; paymentId: number | null; orderId?: number | null }[];
  };
  'orders.invoiceBatch': { ids: number[] };
  /** Days in the conference's zone, both included; null: no limit. */
  'orders.invoiceRegister': { from: string | null; until: string | null; format: 'xlsx' | 'csv' };
  'orders.invoiceResult': { resultId: number; rows: number[] };
  'orders.export': { filter: ConsoleOrderFilter | OfOneDay; format: 'xlsx' | 'csv' };
  /** Days in the conference's zone, both included; null: no limit. */
  'orders.ledger': { from: string | null; until: string | null; format: 'xlsx' | 'csv' };
  'orders.bill': { provider: BillProvider; day: string };
  'registration.approve': ManyRegistrations;
  'registration.refuse': ManyRegistrations;
  'registration.reopen': ManyRegistrations;
  'registration.message': { ids: number[]; message: BulkMessage };
  'orders.cancelMany': ManyRegistrations & { back: 'nothing' | 'policy' | 'all' };
  'registration.export': {
    filter: RegistrationFilter;
    format: 'xlsx' | 'csv';
    columns: ListedColumn[];
    answers: boolean;
    withExtras: boolean;
  };
  'agenda.importCheck': { importId: number };
  'agenda.importApply': { importId: number };
  'agenda.importUndo': { importId: number };
  'papers.importApply': { importId: number };
  'papers.importUndo': { importId: number };
  'messages.export': { mailingId: number; format: 'xlsx' | 'csv' };
  'members.export': { listId: number; format: 'xlsx' | 'csv' };
  'papers.export': { filter: PaperFilter; format: 'xlsx' | 'csv' };
  'exam.people': { examId: number; filter: PeopleFilter };
  /** `day`: of the reminder in UTC, so that a person gets at most one a day. */
  'survey.remind': { surveyId: number; day: string };
  'credits.upload': { setId: number; reported: boolean };
  /** `folded` and `bleed` are missing in tasks of before. */
  'checkin.badges': { paper: BadgePaper; sheet: boolean; folded?: boolean; bleed?: boolean };
  /** `sessionId` null: everybody of the programme. */
  'checkin.cards': { sessionId: number | null };
  /** `missing`: only to those who never had one, which is what issuing each hour does. */
  'certificates.issue': { templateId: number; missing: boolean };
  'hotel.rooming': { hotelId: number };
  /** `movesMoney`: its starter may record payments; missing in tasks of before. */
  'tasks.importCheck': { importId: number; movesMoney?: boolean };
  'tasks.importApply': { importId: number; movesMoney?: boolean };
  'tasks.importUndo': { importId: number };
  /** `from`: the decision that the paper must still have, so that a later decision is not overwritten. */
  'papers.decide': { rows: { id: number; from: PaperDecision | null; to: PaperDecision | null }[] };
  'papers.tell': { ids: number[]; unreachable: boolean };
  /** `fee` in fen for each person. */
  'speakers.agreements': { templateId: number; expertIds: number[]; fee: number };
  'speakers.travel': Record<string, never>;
  'speakers.remind': Record<string, never>;
  'speakers.write': { invitationIds: number[] };
  'privacy.export': { accountId: number };
  'audit.export': { from: string | null; until: string | null; staffId?: number | null; subject?: string };
}

export type TaskKind = keyof TaskInputs;
