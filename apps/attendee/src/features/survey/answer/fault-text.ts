import type { ShownItem } from '@meetingapp/contract/survey/survey.ts';
import type { Gap } from '@meetingapp/domain/survey/progress.ts';
import type { useT } from '../../../lib/texts/texts.ts';

type T = ReturnType<typeof useT<'survey'>>;

/** What is wrong with the answer to a question, in words. */
export function faultText(t: T, { fault, required }: Pick<Gap, 'fault' | 'required'>): string {
  if (!fault) return t(required ? 'faults.required' : 'faults.open');
  const limit = fault.limit ?? 0;
  switch (fault.reason) {
    case 'rows_open':
    case 'order_open':
    case 'number_form':
    case 'not_an_option':
    case 'pattern':
    case 'date_invalid':
    case 'date_range':
    case 'date_future':
    case 'not_a_picture':
    case 'required':
      return t(`faults.${fault.reason}`);
    case 'number_least':
    case 'number_most':
    case 'too_long':
    case 'too_many':
    case 'date_past':
      return t(`faults.${fault.reason}`, { limit });
    case 'phone':
    case 'phone_international':
    case 'email':
    case 'city_of_province':
    case 'id_card':
    case 'passport':
    case 'document':
    case 'time':
    case 'number_step':
    case 'consent':
    case 'signature':
    case 'file_gone':
      return t('faults.other');
  }
}

/** The foot's line about what comes next. */
export function gapText(t: T, { number, fault }: Gap, item: ShownItem | undefined): string {
  if (!fault && item?.kind !== 'matrix') return t('gap.open', { number });
  const open = fault ? fault.row : item?.rows[0]?.value;
  const row = item?.rows.find(({ value }) => value === open);
  if (row) return t('gap.row', { number, row: row.label });
  return t('gap.fault', { number });
}
