import type { FieldItem } from '@meetingapp/contract/registration.ts';
import { checkField } from '@meetingapp/domain/registration/check-field.ts';
import type { CityIn, FieldFault } from '@meetingapp/domain/registration/field-item.ts';
import { rulesOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { contextOf } from '@meetingapp/domain/registration/flow-settings.ts';

/** Answers as they go over the wire, by field code. */
export type Answers = Readonly<Record<string, string>>;

/** What the person has typed on this device, over what the server knows of them. */
export function mergedAnswers(items: readonly FieldItem[], typed: Answers): Answers {
  return Object.fromEntries(
    items.map((item) => [item.cfgCode, typed[item.cfgCode] ?? rulesOf(item).toWire(item.cfgValue)]),
  );
}

/** What is wrong in fields that are shown, by code; nothing when the form may be sent. */
export function faultsOf(
  shown: readonly FieldItem[],
  answers: Answers,
  cityIn?: CityIn,
): Readonly<Record<string, FieldFault>> {
  return Object.fromEntries(
    shown.flatMap((item) => {
      const fault = checkField(item, answers[item.cfgCode] ?? null, contextOf(shown, item, answers, cityIn));
      return fault ? [[item.cfgCode, fault]] : [];
    }),
  );
}
