import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import { ask } from '../../lib/calls/call-cache.ts';
import { inputOf } from '../../shared/sign-up/save-registration.ts';
import { infoBody } from '../../shared/sign-up/use-sign-up.ts';
import type { SignUp } from '../../shared/sign-up/use-sign-up.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import { useCall } from '../../lib/calls/use-call.ts';

const DAY_MS = 86_400_000;

/** C6: codes of the fields that decide the fee, saved in the session; null while unknown: all fields are then sent. */
export async function decidingFields(cid: string): Promise<readonly string[] | null> {
  const outcome = await ask(registrationCalls.customCase, { cid }, { fresh: DAY_MS, quiet: true });
  if (!outcome.ok) return null;
  deviceStorage.setJson('specialRule', outcome.answer.data);
  return outcome.answer.data.fields;
}

/** The chosen currency, where there is a choice. */
const currencyBody = ({ conInfo, currency }: SignUp) =>
  conInfo.currencies.length > 1 ? { feeCurrency: currency } : {};

/** C4 with the answers: fees available to this person by the rules, and the others with their reasons. */
export function useFees(signUp: SignUp) {
  const rule = useCall(registrationCalls.customCase, { cid: signUp.cid }, { fresh: DAY_MS, quiet: true });
  const known = rule.answer !== undefined || rule.failure !== null;
  const input = inputOf(signUp, rule.answer?.data.fields ?? null);
  const info = useCall(
    registrationCalls.info,
    known ? { ...infoBody(signUp, signUp.regId, input), ...currencyBody(signUp), fields: '0' } : null,
    {
      fresh: 0,
    },
  );
  const fees: readonly ConFee[] | null = info.answer ? (info.answer.con_fee ?? []) : null;
  return {
    fees,
    others: info.answer?.other_fee ?? [],
    loading: fees === null && !info.failure,
    failure: info.failure,
    again: info.again,
  };
}
