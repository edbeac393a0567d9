import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { valuesOf } from '@meetingapp/domain/registration/field-values.ts';

/** Wire values of answers, by field code. */
export type Answers = Readonly<Record<string, string>>;

/** The server's answers overridden by what the person typed on this device. */
export function mergedAnswers(items: readonly FieldItem[], typed: Answers): Answers {
  return Object.fromEntries(
    items.map((item) => [item.cfgCode, typed[item.cfgCode] ?? valuesOf(item).toWire(item.cfgValue)]),
  );
}
