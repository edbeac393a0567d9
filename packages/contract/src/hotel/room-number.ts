import { roles } from '../call.ts';
import { sheetImportCalls } from '../tasks/import.ts';

/** Import of room numbers into the rooming list of a hotel, named by `about`. */
export const roomNumberImportCalls = sheetImportCalls('hotel/numbers', { staff: roles.door });
