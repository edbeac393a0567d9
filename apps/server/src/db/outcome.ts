import type { ErrorName } from '@meetingapp/contract/errors.ts';
import type { TaskRefusal } from './schema/json-shapes.ts';

/** An expected failure of a command. Inside `inTransactionIfOk` it also rolls back the transaction. */
export const refused = <Reason extends string>(reason: Reason): { readonly ok: false; readonly reason: Reason } => ({
  ok: false,
  reason,
});

/** The same for one row of a task: `task_row.refusal` names an error of the contract, and the work on the row is rolled back. */
export const rowRefused = (error: ErrorName): TaskRefusal => ({ refused: error });
