import type { FieldRule } from '../../lib/plain/field-rules.ts';

/** Rules of an e-mail field. */
export const emailRules = (empty: string, wrong: string): FieldRule[] => [
  { required: true, message: empty },
  { pattern: /^\s*[\w.+-]+@[\w-]+(\.[\w-]+)+\s*$/, message: wrong },
];
