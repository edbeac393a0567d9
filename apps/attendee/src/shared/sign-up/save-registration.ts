import type { BodyOf } from '@meetingapp/contract/call.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { currentUser } from '../../lib/session/account.ts';
import { ask, invalidate } from '../../lib/calls/call-cache.ts';
import { send } from '../../lib/calls/call.ts';
import { randomKey } from '../../lib/calls/random-key.ts';
import { deviceStorage } from '../../lib/storage/device-storage.ts';
import type { Answers } from './form.ts';
import type { SignUpPlace } from './place.ts';
import { infoBody } from './use-sign-up.ts';
import type { SignUp } from './use-sign-up.ts';

/** Answers for C5: visible fields, and the fixed values of fields that the flow hides (V12). */
export function answersToSend({ info, answers, conInfo }: Pick<SignUp, 'info' | 'answers' | 'conInfo'>): Answers {
  return answersOf(info.user_config, answers, conInfo.flow);
}

/** Fields by which the server finds a member in its own list; it does not trust the phone's claim. */
const provesMember = ['name', 'phone', 'email'];

/** Input of C4: the answers that decide the fee (C6), the branch, and whether the member check succeeded. */
export function inputOf(
  signUp: Pick<SignUp, 'info' | 'answers' | 'branch' | 'member' | 'memberNeeded' | 'conInfo'>,
  deciding: readonly string[] | null,
) {
  const all = answersToSend(signUp);
  const codes =
    deciding === null
      ? Object.keys(all)
      : [...deciding, ...(signUp.memberNeeded || signUp.info.sign_form?.members ? provesMember : [])];
  const wanted = Object.fromEntries(codes.flatMap((code) => (code in all ? [[code, all[code] ?? '']] : [])));
  return { ...wanted, branch: String(signUp.branch ?? ''), member: signUp.member ? '1' : '0' };
}

/** Reloads the info after a write: the next step must see the server's current state, otherwise it redirects to the previous step. */
export async function refreshInfo(place: SignUpPlace, regId: number | null): Promise<void> {
  invalidate(registrationCalls.info);
  await ask(registrationCalls.info, infoBody(place, regId));
}

/**
 * C5: saves the answers; with a fee its place is held. The registration's number is stored for the next step. `answers` limits what is
 * sent (saving while typing sends only valid answers).
 */
export async function saveRegistration(
  signUp: SignUp,
  { feeId = null, answers }: { feeId?: number | null; answers?: Answers } = {},
) {
  const body = {
    ...(answers ?? answersToSend(signUp)),
    regid: signUp.regId,
    uid: currentUser()?.uId ?? null,
    cid: signUp.cid,
    cfgid: feeId,
    // Sent where there is a choice, so that one of another tab is not taken back.
    ...(signUp.conInfo.currencies.length > 1 ? { feeCurrency: signUp.currency } : {}),
    src: deviceStorage.get('sourceCode'),
    sub_cid: signUp.branch,
    group: signUp.group,
    formId: signUp.info.sign_form?.formId ?? signUp.form,
  };
  const outcome = await send(registrationCalls.add, body as unknown as BodyOf<typeof registrationCalls.add>, {
    key: randomKey(),
  });
  if (outcome.ok) {
    const { regId } = outcome.answer.register;
    // The order matters: once the number is set, the step requests its info and would be blank until the answer arrives.
    await refreshInfo(signUp, regId);
    signUp.change({ regId });
  }
  return outcome;
}
