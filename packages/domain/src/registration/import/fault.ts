import type { FaultReason } from '../field-definition.ts';

/** Why a row is invalid, by column. */
export interface ImportFault {
  /** A question's code, or an import part. */
  field: string;
  reason: FaultReason | ImportReason;
  limit?: number | string;
}
export type ImportReason =
  | 'cell_formula'
  | 'cell_unreadable'
  | 'amount_form'
  | 'paid_form'
  | 'number_unknown'
  | 'twice_in_file'
  | 'contact_needed_row'
  | 'fee_not_allowed'
  | 'fee_not_on_sale'
  | 'fee_stays'
  | 'fee_unpriced'
  | 'currency_stays'
  | 'amount_currency'
  | 'form_stays'
  | 'not_in_form'
  | 'not_for_branch'
  | 'sold_out'
  | 'not_payable'
  | 'registration_over'
  | 'money_only'
  | 'file_not_imported';
