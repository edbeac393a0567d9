import { focusFirstError } from '@meetingapp/ui/forms/focus-first-error.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { faultsOf, missingDigits } from '../view.ts';
import type { AccountField, FieldFault, Values } from '../view.ts';
import { noteTypedAddress } from './use-known-person.ts';

/** Validation per field; a field without a check is always valid. */
export type Checks = Partial<Record<AccountField, (value: string) => FieldFault | null>>;

const empty: Values = { to: '', code: '', name: '', password: '', agreement: '' };

export interface AccountForm {
  values: Values;
  set: (field: AccountField, value: string) => void;
  /** Props of an input; errors show once the field was left, or after Next (T2). */
  input: (field: AccountField) => {
    name: string;
    value: string;
    onChange: (value: string) => void;
    onBlur: () => void;
    error: string | undefined;
    valid: boolean;
  };
  /** Shows the faults of these fields, focuses the first, and returns whether all are valid. */
  check: (fields: readonly AccountField[], values?: Values) => boolean;
  /** Clears the fault of a field that the person is asked for only now. */
  forgive: (field: AccountField) => void;
  /** Shows a refusal at its field, or at the top when it names none. */
  blame: (failure: CallFailure) => void;
}

/** Values of an account form, which of them were touched, and the server's faults. */
export function useAccountForm(checks: Checks, known: Partial<Values> = {}): AccountForm {
  const t = useT('accounts');
  const [values, setValues] = useState<Values>({ ...empty, ...known });
  const [touched, setTouched] = useState<ReadonlySet<AccountField>>(new Set());
  const [refused, setRefused] = useState<Partial<Values>>({});

  const faultOf = (field: AccountField, all: Values = values): FieldFault | null => checks[field]?.(all[field]) ?? null;

  function textOf(field: AccountField): string | undefined {
    // The server's fault for this value takes precedence over the local check.
    if (refused[field] !== undefined) return refused[field];
    const fault = faultOf(field);
    if (fault === null) return undefined;
    return fault === 'toShort' ? t('toShort', { count: missingDigits(values.to) }) : t(fault);
  }

  function touch(fields: readonly AccountField[]): void {
    setTouched((before) => new Set([...before, ...fields]));
  }

  const toFirst = (): void => focusFirstError(document);

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
        if (field === 'to') noteTypedAddress(value);
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
