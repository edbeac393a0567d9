import { roles } from '../call.ts';
import { sheetImportCalls } from '../tasks/import.ts';

/** Import of a member list, named by `about`: only society-wide staff change the lists of the society. */
export const memberImportCalls = sheetImportCalls('members/import', { staff: roles.setUp, society: true });
