import type { FieldItem, FlowSettings } from '@meetingapp/contract/registration.ts';
import { checkField } from '@meetingapp/domain/registration/check-field.ts';
import type { CityIn, FieldFault } from '@meetingapp/domain/registration/field-item.ts';
import { kindOf, rulesOf } from '@meetingapp/domain/registration/field-kinds.ts';

/** Answers as they go over the wire, by field code. */
export type Answers = Readonly<Record<string, string>>;

const wireOf = (item: FieldItem) => rulesOf(item).toWire(item.cfgValue);

/** What the person has typed on this device, over what the server knows of them. */
export function mergedAnswers(items: readonly FieldItem[], typed: Answers): Answers {
  return Object.fromEntries(items.map((item) => [item.cfgCode, typed[item.cfgCode] ?? wireOf(item)]));
}

/** The fields that this person sees: not those that the flow hides (V12), nor those whose condition does not hold. */
export function shownFields(items: readonly FieldItem[], answers: Answers, flow: Pick<FlowSettings, 'hiddenFields'>): FieldItem[] {
  return items.filter((item) => {
    if (flow.hiddenFields.includes(item.cfgCode)) return false;
    const condition = item.showWhen;
    return condition === null || condition.oneOf.includes(answers[condition.code] ?? '');
  });
}

/** The province that a city belongs to: the nearest province field above it. */
export function provinceAbove(items: readonly FieldItem[], code: string, answers: Answers): string {
  const at = items.findIndex((item) => item.cfgCode === code);
  const field = items.slice(0, at).reverse().find((item) => kindOf(item) === 'province');
  return field ? (answers[field.cfgCode] ?? '') : '';
}

/** What is wrong, by field code; nothing when the form may be sent. */
export function faultsOf(items: readonly FieldItem[], answers: Answers, cityIn?: CityIn): Readonly<Record<string, FieldFault>> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const context = { province: provinceAbove(items, item.cfgCode, answers), cityIn };
      const fault = checkField(item, answers[item.cfgCode] ?? '', context);
      return fault ? [[item.cfgCode, fault]] : [];
    }),
  );
}
