import type { BodyOf } from '@meetingapp/contract/call.ts';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { currentUser } from '../account.ts';
import { ask, invalidate } from '../cache.ts';
import { send } from '../call.ts';
import { randomKey } from '../random-key.ts';
import { stored } from '../stored.ts';
import type { Answers } from './form.ts';
import type { SignUpPlace } from './place.ts';
import { infoBody } from './use-sign-up.ts';
import type { SignUp } from './use-sign-up.ts';

/** Answers of C5: what is shown, and the fixed words of what the flow hides (V12). */
export function answersToSend({ info, answers, conInfo }: Pick<SignUp, 'info' | 'answers' | 'conInfo'>): Answers {
  return answersOf(info.user_config, answers, conInfo.flow);
}

/** By these the server finds a member in its own list; what the phone says about that it does not believe. */
const provesMember = ['name', 'phone', 'email'];

/** Input of C4: the answers that decide the fee (C6), the branch, and whether the member check said yes. */
export function inputOf(
  signUp: Pick<SignUp, 'info' | 'answers' | 'branch' | 'member' | 'memberNeeded' | 'conInfo'>,
  deciding: readonly string[] | null,
) {
  const all = answersToSend(signUp);
  const codes = deciding === null ? Object.keys(all) : [...deciding, ...(signUp.memberNeeded ? provesMember : [])];
  const wanted = Object.fromEntries(codes.flatMap((code) => (code in all ? [[code, all[code] ?? '']] : [])));
  return { ...wanted, branch: String(signUp.branch ?? ''), member: signUp.member ? '1' : '0' };
}

/** After a write: what the next step stands on must be what the server knows now, or it would lead back to the step before. */
export async function refreshInfo(place: SignUpPlace, regId: number | null): Promise<void> {
  invalidate(registrationCalls.info);
  await ask(registrationCalls.info, infoBody(place, regId));
}

/**
 * C5: saves the answers; with a fee its place is held. The registration's number is kept, so that the next step finds it.
 * `answers` narrows what is sent (saving as one goes sends only what is valid).
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
    src: stored.get('sourceCode'),
    sub_cid: signUp.branch,
    group: signUp.group,
  };
  const outcome = await send(registrationCalls.add, body as unknown as BodyOf<typeof registrationCalls.add>, {
    key: randomKey(),
  });
  if (outcome.ok) {
    const { regId } = outcome.answer.register;
    // In this order: once the number is known here, the step asks for it and would be blank until the answer is there.
    await refreshInfo(signUp, regId);
    signUp.change({ regId });
  }
  return outcome;
}
