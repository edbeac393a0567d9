import type { Texts } from '../../texts.ts';
import type { memberImport as source } from '../../zh/members/import.ts';

export const memberImport = {
  title: 'Import members',
  back: 'Back to the members',
  hint: 'xlsx or csv with the titles in the first row, at most 200,000 rows. Nothing is written yet',
  match:
    'The same name with the same phone number or e-mail is the same person; an empty cell changes nothing. A name, and a phone number or an e-mail, are needed',
  newText: 'Joins the list',
  applyText:
    '{count} {count|row|rows}: {fresh} new, {change} changed, {remove} removed. {wrong} invalid {wrong|row is|rows are} skipped',
  undoText:
    'Added people are removed, changed and removed ones are as before; those changed since stay and are listed with the reason',
  list: 'See the members',
} satisfies Texts<typeof source>;
