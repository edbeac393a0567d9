import type { Division, FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { checkAnswer } from '@meetingapp/domain/registration/check-answer.ts';
import { cityLookup } from '@meetingapp/domain/registration/divisions.ts';
import type { CityIn, FieldFault } from '@meetingapp/domain/registration/field-definition.ts';
import { contextOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { matchesPattern } from '@meetingapp/domain/registration/safe-pattern.ts';
import { today } from '../../lib/time/today.ts';
import type { Answers } from './form.ts';
import type { SignUp } from './use-sign-up.ts';

export { faultText } from './fault-text.ts';

// All rules of forms, with the texts of their faults. They load after the page of a form or of a later step (use-form-rules.ts).

const lookups = new WeakMap<readonly Division[], CityIn>();

function cityIn(divisions: readonly Division[]): CityIn {
  const lookup = lookups.get(divisions) ?? cityLookup(divisions);
  lookups.set(divisions, lookup);
  return lookup;
}

/**
 * Faults of visible fields by code; empty when the form may be submitted.
 * @param divisions provinces and cities; without them a city is not compared with its province
 */
export function faultsOf(
  shown: readonly FieldItem[],
  answers: Answers,
  divisions?: readonly Division[],
): Readonly<Record<string, FieldFault>> {
  const facts = { cityIn: divisions && cityIn(divisions), today: today() };
  return Object.fromEntries(
    shown.flatMap((item) => {
      const context = { ...contextOf(shown, item, answers, facts), matches: matchesPattern };
      const fault = checkAnswer(item, answers[item.cfgCode] ?? null, context);
      return fault ? [[item.cfgCode, fault]] : [];
    }),
  );
}

/** True when the form may be submitted. */
export const isFormRight = ({ fields, answers }: Pick<SignUp, 'fields' | 'answers'>): boolean =>
  Object.keys(faultsOf(fields, answers)).length === 0;
