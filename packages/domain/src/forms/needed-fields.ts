import type { FormField, NeededField } from '@meetingapp/contract/forms.ts';
import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';

/** Facts fee rules may refer to that are not fields. */
const notFields: readonly string[] = ['branch', 'member', 'group'];

/** Fields every form of this conference must have: the name, those the flow fills in, and those fees refer to. */
export function neededFields(flow: FlowSettings, feeCodes: readonly string[]): NeededField[] {
  const answered = flow.hiddenFields.filter((code) => Object.hasOwn(flow.placeholders, code));
  const wanted: NeededField[] = [
    { code: 'name', why: 'person' },
    ...answered.map((code) => ({ code, why: 'placeholder' as const })),
    ...feeCodes.filter((code) => !notFields.includes(code)).map((code) => ({ code, why: 'fee' as const })),
  ];
  return wanted.filter((one, at) => wanted.findIndex(({ code }) => code === one.code) === at);
}

export const isContact = (code: string): boolean => code === 'phone' || code === 'email';

/** True for the needs of a form that registers a person; a form for an activity or a check-in knows who it is. */
export const identifies = (needed: readonly NeededField[]): boolean => needed.some(({ why }) => why === 'person');

/** Why a field cannot be removed; null: it can. One of phone and e-mail is enough. */
export function whyNeeded(
  fields: readonly Pick<FormField, 'code'>[],
  code: string,
  needed: readonly NeededField[],
): NeededField['why'] | 'contact' | null {
  const found = needed.find((one) => one.code === code);
  if (found) return found.why;
  const others = fields.filter((one) => isContact(one.code) && one.code !== code);
  return identifies(needed) && isContact(code) && others.length === 0 ? 'contact' : null;
}
