import { sql } from 'kysely';

/** Condition on rows of `attendance`: an admission that was not taken back. The evidence keeps both the admission and its undo. */
export const isNotUndone = sql<boolean>`not exists (select from scan as undo where undo.undoes = attendance.scan_id)`;
