import type { membersFields as zh } from '../../zh/members/fields.ts';
import type { Texts } from '../../texts.ts';

export const membersFields = {
  'list.title': 'Name of the list',
  list: 'Member list',
  listId: 'Member list',
  entry: 'Member',
  entries: 'Members',
  entryIds: 'Members',
  entryId: 'Member',
  description: 'Description',
  benefits: 'Benefits',
  joinUrl: 'Address for joining',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  apply: 'Import',
  replace: 'Replace the list',
  memberListId: 'Member list',
  memberCheck: 'Member check',
  importId: 'Import',
  about: 'List to import into',
  replaces: 'Replace the whole list',
} as const satisfies Texts<typeof zh>;
