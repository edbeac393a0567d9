import type { FormField, NeededField } from '@meetingapp/contract/forms.ts';
import type { FlowSettings } from '@meetingapp/contract/registration.ts';

/** Facts that fee rules may ask for and no field answers. */
const notFields: readonly string[] = ['branch', 'member', 'group'];

/** What no form of this conference can be without: the name, what the flow answers for people, and what fees ask for. */
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

/** Why a field has to stay; null: it may go. Of phone and e-mail one is enough. */
export function whyNeeded(
  fields: readonly Pick<FormField, 'code'>[],
  code: string,
  needed: readonly NeededField[],
): NeededField['why'] | 'contact' | null {
  const found = needed.find((one) => one.code === code);
  if (found) return found.why;
  const others = fields.filter((one) => isContact(one.code) && one.code !== code);
  return isContact(code) && others.length === 0 ? 'contact' : null;
}
