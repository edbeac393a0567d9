import { roles } from '../call.ts';
import { sheetImportCalls } from '../tasks/import.ts';

/** Import of hotels, room types and nights with rooms and prices. */
export const inventoryImportCalls = sheetImportCalls('hotel/inventory', { staff: roles.setUp });
