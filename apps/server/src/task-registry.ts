import { notifyOfRelease } from './features/agenda/notify/jobs.ts';
import { applyProgramme, checkProgramme, undoProgramme } from './features/agenda/exchange/jobs.ts';
import { issueByRule } from './features/certificates/issue/jobs.ts';
import { copyTask } from './features/conference/jobs-copy.ts';
import { exportAudit } from './features/audit/jobs.ts';
import { approveMany, messageMany, refuseMany, reopenMany } from './features/registration/bulk/jobs.ts';
import { exportRegistrations } from './features/registration/list/jobs-export.ts';
import { applyImport, checkImport } from './features/registration/import/jobs.ts';
import { undoImport } from './features/registration/import/jobs-undo.ts';
import { writeNumbers } from './features/hotel/room-number/jobs.ts';
import { exportRecipients } from './features/messages/mailing/jobs-export.ts';
import { exportMembers } from './features/members/jobs-export.ts';
import { applyPapers } from './features/papers/import/jobs.ts';
import { exportPapers } from './features/papers/submission/jobs.ts';
import { reportCredits } from './features/credits/upload/jobs.ts';
import { exportPeople } from './features/exam/people/jobs.ts';
import { remindOfSurvey } from './features/survey/reminder/jobs.ts';
import { printBadges } from './features/checkin/badge/jobs.ts';
import { exportRooming } from './features/hotel/rooming/jobs.ts';
import { bookStatement } from './features/orders/bank-transfer/jobs.ts';
import { fetchOneBill } from './features/orders/reconciliation/jobs.ts';
import { cancelMany } from './features/orders/desk/jobs.ts';
import { cancelAtDesk } from './features/orders/desk/commands.ts';
import { orderAtDesk } from './features/orders/desk/commands-counter.ts';
import { applyResult, exportBatch } from './features/orders/invoice/jobs.ts';
import { decidePapers, notifyAuthors } from './features/papers/decision/jobs.ts';
import { makeAgreements } from './features/speakers/agreement/jobs.ts';
import { exportTravel, writeAgency } from './features/speakers/travel/jobs.ts';
import { writeLetters } from './features/speakers/desk/jobs.ts';
import { exportPerson } from './features/privacy/jobs.ts';
import type { TaskRegistry } from './jobs/task.ts';

/** Every kind of background task that staff start. */
export const taskRegistry: TaskRegistry = {
  'conference.copy': copyTask,
  'agenda.tell': notifyOfRelease,
  'speakers.agreements': makeAgreements,
  'speakers.agency': writeAgency,
  'speakers.travel': exportTravel,
  'speakers.write': writeLetters,
  'audit.export': exportAudit,
  'registration.approve': approveMany,
  'registration.refuse': refuseMany,
  'orders.cancelMany': cancelMany,
  'registration.reopen': reopenMany,
  'registration.message': messageMany,
  'registration.export': exportRegistrations,
  'registration.importCheck': checkImport,
  'registration.importApply': applyImport(orderAtDesk),
  'registration.importUndo': undoImport(cancelAtDesk),
  'agenda.importCheck': checkProgramme,
  'agenda.importApply': applyProgramme,
  'agenda.importUndo': undoProgramme,
  'papers.importApply': applyPapers,
  'messages.export': exportRecipients,
  'members.export': exportMembers,
  'credits.upload': reportCredits,
  'exam.people': exportPeople,
  'survey.remind': remindOfSurvey,
  'certificates.issue': issueByRule,
  'checkin.badges': printBadges,
  'hotel.rooming': exportRooming,
  'papers.export': exportPapers,
  'hotel.numbers': writeNumbers,
  'orders.bank': bookStatement,
  'orders.bill': fetchOneBill,
  'orders.invoiceBatch': exportBatch,
  'orders.invoiceResult': applyResult,
  'papers.decide': decidePapers,
  'papers.tell': notifyAuthors,
  'privacy.export': exportPerson,
};
