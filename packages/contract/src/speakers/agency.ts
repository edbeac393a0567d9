import { roles } from '../call.ts';
import { sheetImportCalls } from '../tasks/import.ts';

/** Import of the tickets that a travel agency booked for speakers. */
export const agencyImportCalls = sheetImportCalls('speakers/agency', { staff: roles.travel });
