import { roles } from '../call.ts';
import { sheetImportCalls } from '../tasks/import.ts';

/** Import of registrations: new ones are approved at once, known people are found by number, otherwise by phone or e-mail. */
export const registrationImportCalls = sheetImportCalls('registration/import', { staff: roles.desk });
