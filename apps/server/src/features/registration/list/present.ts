import type { ListedRegistration } from '@meetingapp/contract/registration/list.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { ListedRow } from './queries.ts';

export const presentListed = (row: ListedRow, language: Language): ListedRegistration => ({
  id: row.id,
  number: row.number,
  name: row.name,
  company: row.company ?? '',
  phone: row.phone ?? '',
  branch: row.branch_title?.[language] ?? '',
  fee: row.fee_title?.[language] ?? '',
  form: pickLanguage(row.form_title, language),
  state: row.state,
  amount: row.amount === null || row.amount < 0 ? null : row.amount,
  currency: row.price_currency ?? '',
  orderState: row.order_state as ListedRegistration['orderState'],
  changedAt: row.updated_at.toISOString(),
});
