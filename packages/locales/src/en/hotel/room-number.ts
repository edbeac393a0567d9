import type { Texts } from '../../texts.ts';
import type { roomNumberSheet as source } from '../../zh/hotel/room-number.ts';

/** Texts of the import of room numbers, and the titles by which its columns are recognised. */
export const roomNumberSheet = {
  columns: { number: 'Number', name: 'Name', door: 'Room number', how: 'How' },
  names: {
    number: 'Number|Registration number|Registration',
    name: 'Name|Guest',
    door: 'Room|Room number|Room no.|Room no',
    how: 'How',
  },
  template: 'Template for room numbers',
  failedFile: 'Room numbers that were not imported',
  reason: 'Why it was not imported',
  example: { number: '5001-000001', name: 'Lin Zhiyuan', door: '1208' },
  title: 'Import room numbers',
  back: 'Back to the rooming list',
  hint: 'xlsx or csv with the titles in the first row. The exported rooming list can be used as it is: the hotel fills in the column “Room”. Nothing is written yet',
  match:
    'A guest is found by the registration number, otherwise by the name. The number holds for every night of the person in this hotel, and for all in the room; a row without a room number changes nothing',
  newText: 'A new room number',
  applyText: '{count} {count|row|rows}: {fresh} new, {change} changed. {wrong} invalid {wrong|row is|rows are} skipped',
  undoText: 'The numbers are as before; those that were changed since stay and are listed with the reason',
  list: 'See the rooming list',
} satisfies Texts<typeof source>;
