import type { FieldFault, FieldDefinition, FieldKindRules } from '../field-definition.ts';

const DECIMALS = 4;
const form = /^-?\d{1,10}(\.\d{1,4})?$/;

/** Ten-thousandths: steps are compared as whole numbers, so that 0.3 is three steps of 0.1. */
const whole = (number: number): number => Math.round(number * 10 ** DECIMALS);

/** True for a number that this kind can hold: below 10^10 with at most four decimals. */
export const isHeld = (number: number): boolean => form.test(String(number));

/** A number with up to four decimals, within its limits and on its steps, which count from the smallest value or else from 0. */
export const number: FieldKindRules = {
  hint: 'enter',
  check: (item, value) => (form.test(value) ? limitFault(item, Number(value)) : { reason: 'number_form' }),
};

function limitFault({ cfgSettings }: FieldDefinition, value: number): FieldFault | null {
  const { least, most, step } = cfgSettings ?? {};
  if (least !== undefined && value < least) return { reason: 'number_least', limit: least };
  if (most !== undefined && value > most) return { reason: 'number_most', limit: most };
  const onStep = step === undefined || step <= 0 || (whole(value) - whole(least ?? 0)) % whole(step) === 0;
  return onStep ? null : { reason: 'number_step', limit: step };
}
