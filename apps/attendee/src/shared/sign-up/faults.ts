import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { checkAnswer } from '@meetingapp/domain/registration/check-answer.ts';
import type { FieldContext, FieldFault } from '@meetingapp/domain/registration/field-definition.ts';
import { contextOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { today } from '../../lib/time/today.ts';
import type { Answers } from './form.ts';

/** Faults of visible fields by code; empty when the form may be submitted. */
export function faultsOf(
  shown: readonly FieldItem[],
  answers: Answers,
  { cityIn, matches }: Pick<FieldContext, 'cityIn' | 'matches'>,
): Readonly<Record<string, FieldFault>> {
  const facts = { cityIn, today: today() };
  return Object.fromEntries(
    shown.flatMap((item) => {
      const context = { ...contextOf(shown, item, answers, facts), matches };
      const fault = checkAnswer(item, answers[item.cfgCode] ?? null, context);
      return fault ? [[item.cfgCode, fault]] : [];
    }),
  );
}
