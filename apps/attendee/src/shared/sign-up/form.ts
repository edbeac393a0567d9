import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { checkField } from '@meetingapp/domain/registration/check-form.ts';
import type { CityIn, FieldFault } from '@meetingapp/domain/registration/field-definition.ts';
import { rulesOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { contextOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { today } from '../../lib/time/today.ts';

/** Wire values of answers, by field code. */
export type Answers = Readonly<Record<string, string>>;

/** The server's answers overridden by what the person typed on this device. */
export function mergedAnswers(items: readonly FieldItem[], typed: Answers): Answers {
  return Object.fromEntries(
    items.map((item) => [item.cfgCode, typed[item.cfgCode] ?? rulesOf(item).toWire(item.cfgValue)]),
  );
}

/** Faults of visible fields by code; empty when the form may be submitted. */
export function faultsOf(
  shown: readonly FieldItem[],
  answers: Answers,
  cityIn?: CityIn,
): Readonly<Record<string, FieldFault>> {
  const facts = { cityIn, today: today() };
  return Object.fromEntries(
    shown.flatMap((item) => {
      const fault = checkField(item, answers[item.cfgCode] ?? null, contextOf(shown, item, answers, facts));
      return fault ? [[item.cfgCode, fault]] : [];
    }),
  );
}
