import { focusFirstError } from '@meetingapp/ui/focus-first-error.ts';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/call.ts';
import { useT } from '../../../lib/texts.ts';
import { faultsOf, missingDigits } from '../view.ts';
import type { AccountField, FieldFault, Values } from '../view.ts';

/** What a field of the form has to fulfil; one without a check is always right. */
export type Checks = Partial<Record<AccountField, (value: string) => FieldFault | null>>;

const empty: Values = { to: '', code: '', name: '', password: '', agreement: '' };

export interface AccountForm {
  values: Values;
  set: (field: AccountField, value: string) => void;
  /** Everything an input needs; errors show once the field was left, or after Next (T2). */
  input: (field: AccountField) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | undefined;
    valid: boolean;
  };
  /** Shows what is wrong with these fields, goes to the first, and says whether all are right. */
  check: (fields: readonly AccountField[], values?: Values) => boolean;
  /** Takes back what a field was blamed for, where the person is asked for it only now. */
  forgive: (field: AccountField) => void;
  /** Puts a refusal at its field, or on top where it speaks of none. */
  blame: (failure: CallFailure) => void;
}

/** The values of an account form, which of them were touched, and what the server found wrong. */
export function useAccountForm(checks: Checks, known: Partial<Values> = {}): AccountForm {
  const t = useT('accounts');
  const [values, setValues] = useState<Values>({ ...empty, ...known });
  const [touched, setTouched] = useState<ReadonlySet<AccountField>>(new Set());
  const [refused, setRefused] = useState<Partial<Values>>({});

  const faultOf = (field: AccountField, all: Values = values): FieldFault | null => checks[field]?.(all[field]) ?? null;

  function textOf(field: AccountField): string | undefined {
    // What the server said of this very value goes before what can be seen from here.
    if (refused[field] !== undefined) return refused[field];
    const fault = faultOf(field);
    if (fault === null) return undefined;
    return fault === 'toShort' ? t('toShort', { count: missingDigits(values.to) }) : t(fault);
  }

  function touch(fields: readonly AccountField[]): void {
    setTouched((before) => new Set([...before, ...fields]));
  }

  // After React has shown the errors.
  const toFirst = (): void => void requestAnimationFrame(() => focusFirstError(document));

  return {
    values,
    set: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _, ...others }) => others);
    },
    input: (field) => ({
      name: field,
      value: values[field],
      onChange: (value) => {
        setValues((before) => ({ ...before, [field]: value }));
        setRefused(({ [field]: _, ...others }) => others);
      },
      onBlur: () => {
        if (values[field] !== '') touch([field]);
      },
      error: touched.has(field) || refused[field] ? textOf(field) : undefined,
      valid: touched.has(field) && values[field] !== '' && textOf(field) === undefined,
    }),
    check: (fields, all = values) => {
      touch(fields);
      const right = fields.every((field) => faultOf(field, all) === null);
      if (!right) toFirst();
      return right;
    },
    forgive: (field) => {
      setTouched((before) => new Set([...before].filter((one) => one !== field)));
      setRefused(({ [field]: _, ...others }) => others);
    },
    blame: (failure) => {
      const faults = faultsOf(failure);
      setRefused(faults);
      if (Object.keys(faults).length === 0) showTopTip(failure.msg);
      else toFirst();
    },
  };
}
