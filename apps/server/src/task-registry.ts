import { tellOfRelease } from './features/agenda/jobs-tell.ts';
import { applyProgramme, checkProgramme, undoProgramme } from './features/agenda/jobs-exchange.ts';
import { exportAudit } from './features/audit/jobs.ts';
import { approveMany, messageMany, refuseMany, reopenMany } from './features/registration/jobs-bulk.ts';
import { exportRegistrations } from './features/registration/jobs-export.ts';
import { applyImport, checkImport } from './features/registration/jobs-import.ts';
import { undoImport } from './features/registration/jobs-undo.ts';
import { writeNumbers } from './features/hotel/jobs-numbers.ts';
import { exportMembers } from './features/members/jobs-export.ts';
import { applyPapers } from './features/papers/jobs-import.ts';
import { exportPapers } from './features/papers/jobs-export.ts';
import { exportRooming } from './features/hotel/jobs-rooming.ts';
import { bookStatement } from './features/orders/jobs-bank.ts';
import { fetchOneBill } from './features/orders/jobs-bills.ts';
import { cancelMany } from './features/orders/jobs-cancel.ts';
import { cancelAtDesk } from './features/orders/commands-desk.ts';
import { orderAtDesk } from './features/orders/commands-counter.ts';
import { applyResult, exportBatch } from './features/orders/jobs-invoices.ts';
import { decidePapers, tellAuthors } from './features/papers/jobs-decisions.ts';
import { exportPerson } from './features/privacy/jobs.ts';
import type { TaskRegistry } from './jobs/task.ts';

/** Every kind of long work that staff start. */
export const taskRegistry: TaskRegistry = {
  'agenda.tell': tellOfRelease,
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
  'members.export': exportMembers,
  'hotel.rooming': exportRooming,
  'papers.export': exportPapers,
  'hotel.numbers': writeNumbers,
  'orders.bank': bookStatement,
  'orders.bill': fetchOneBill,
  'orders.invoiceBatch': exportBatch,
  'orders.invoiceResult': applyResult,
  'papers.decide': decidePapers,
  'papers.tell': tellAuthors,
  'privacy.export': exportPerson,
};
