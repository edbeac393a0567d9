import { notifyOfRelease } from './features/agenda/notify/jobs.ts';
import { applyProgramme, checkProgramme, undoProgramme } from './features/agenda/exchange/jobs.ts';
import { issueByRule } from './features/certificates/issue/jobs.ts';
import { applyTask, checkTask, exportTask } from './features/conference/archive/jobs.ts';
import { copyConference } from './features/conference/commands-copy.ts';
import { copyTask } from './features/conference/jobs-copy.ts';
import { playTask } from './features/rehearsal/jobs.ts';
import { writeSheet } from './features/rehearsal/jobs-sheet.ts';
import { exportAudit } from './features/audit/jobs.ts';
import { approveMany, messageMany, refuseMany, reopenMany } from './features/registration/bulk/jobs.ts';
import { exportRegistrations } from './features/registration/list/jobs-export.ts';
import { registrationImport } from './features/registration/import/commands.ts';
import { itemImport } from './features/exam/exchange/commands-sheet.ts';
import { codeImport } from './features/fees/code-exchange/commands.ts';
import { inventoryImport } from './features/hotel/inventory/commands-sheet.ts';
import { applySheet, checkSheet, undoSheet, type ImportKinds } from './features/tasks/import/jobs.ts';
import { roomNumberImport } from './features/hotel/room-number/commands.ts';
import { exportRecipients } from './features/messages/mailing/jobs-export.ts';
import { memberImport } from './features/members/commands-import.ts';
import { exportMembers } from './features/members/jobs-export.ts';
import { applyPapers, undoPapersImport } from './features/papers/import/jobs.ts';
import { exportPapers } from './features/papers/submission/jobs.ts';
import { reportCredits } from './features/credits/upload/jobs.ts';
import { exportPeople } from './features/exam/people/jobs.ts';
import { remindOfSurvey } from './features/survey/reminder/jobs.ts';
import { printBadges, printCards } from './features/checkin/badge/jobs.ts';
import { exportRooming } from './features/hotel/rooming/jobs.ts';
import { bookStatement } from './features/orders/bank-transfer/jobs.ts';
import { fetchOneBill } from './features/orders/reconciliation/jobs.ts';
import { exportLedger, exportOrders } from './features/orders/desk/jobs-export.ts';
import { cancelMany } from './features/orders/desk/jobs.ts';
import { cancelAllAtDesk } from './features/orders/desk/commands-cancel-many.ts';
import { orderAtDesk } from './features/orders/desk/commands-counter.ts';
import { orderAllAtDesk } from './features/orders/desk/commands-counter-many.ts';
import { applyResult, exportBatch } from './features/orders/invoice/jobs.ts';
import { exportRegister } from './features/orders/invoice/jobs-register.ts';
import { decidePapers, notifyAuthors } from './features/papers/decision/jobs.ts';
import { makeAgreements } from './features/speakers/agreement/jobs.ts';
import { agencyImport } from './features/speakers/agency/commands.ts';
import { exportTravel } from './features/speakers/travel/jobs.ts';
import { remindInTask, writeLetters } from './features/speakers/desk/jobs.ts';
import { exportPerson } from './features/privacy/jobs.ts';
import type { TaskRegistry } from './jobs/task.ts';

/** Every kind of list that is imported by the shared steps. */
const importKinds: ImportKinds = {
  'exam.items': itemImport,
  'fees.codes': codeImport,
  'hotel.inventory': inventoryImport,
  'hotel.numbers': roomNumberImport,
  members: memberImport,
  registration: registrationImport({ orderAtDesk, orderAllAtDesk, cancelAllAtDesk }),
  'speakers.agency': agencyImport,
};

/** Every kind of background task that staff start. */
export const taskRegistry: TaskRegistry = {
  'conference.copy': copyTask,
  'conference.export': exportTask,
  'conference.importCheck': checkTask,
  'conference.importApply': applyTask,
  'rehearsal.play': playTask(copyConference),
  'rehearsal.sheet': writeSheet,
  'agenda.tell': notifyOfRelease,
  'speakers.agreements': makeAgreements,
  'speakers.travel': exportTravel,
  'speakers.remind': remindInTask,
  'speakers.write': writeLetters,
  'audit.export': exportAudit,
  'registration.approve': approveMany,
  'registration.refuse': refuseMany,
  'orders.cancelMany': cancelMany,
  'registration.reopen': reopenMany,
  'registration.message': messageMany,
  'registration.export': exportRegistrations,
  'agenda.importCheck': checkProgramme,
  'agenda.importApply': applyProgramme,
  'agenda.importUndo': undoProgramme,
  'papers.importApply': applyPapers,
  'papers.importUndo': undoPapersImport,
  'messages.export': exportRecipients,
  'members.export': exportMembers,
  'credits.upload': reportCredits,
  'exam.people': exportPeople,
  'survey.remind': remindOfSurvey,
  'certificates.issue': issueByRule,
  'checkin.badges': printBadges,
  'checkin.cards': printCards,
  'hotel.rooming': exportRooming,
  'papers.export': exportPapers,
  'tasks.importCheck': checkSheet(importKinds),
  'tasks.importApply': applySheet(importKinds),
  'tasks.importUndo': undoSheet(importKinds),
  'orders.bank': bookStatement,
  'orders.export': exportOrders,
  'orders.ledger': exportLedger,
  'orders.bill': fetchOneBill,
  'orders.invoiceBatch': exportBatch,
  'orders.invoiceRegister': exportRegister,
  'orders.invoiceResult': applyResult,
  'papers.decide': decidePapers,
  'papers.tell': notifyAuthors,
  'privacy.export': exportPerson,
};
