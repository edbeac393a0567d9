import { backAddress } from '@meetingapp/domain/accounts/back-address.ts';
import type { FieldRule } from '../../lib/plain/field-rules.ts';

/** Rules of an e-mail field. */
export const emailRules = (empty: string, wrong: string): FieldRule[] => [
  { required: true, message: empty },
  { pattern: /^\s*[\w.+-]+@[\w-]+(\.[\w-]+)+\s*$/, message: wrong },
];

/** Where a person goes after the log-in: the page in `back` of the log-in page's search, which lies in the console; else the first. */
export const addressAfter = (search: string): string =>
  backAddress(new URLSearchParams(search).get('back') ?? '', location.origin) ?? '/';
