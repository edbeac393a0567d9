import type { BodyOf } from '@meetingapp/contract/call.ts';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { currentUser } from '../account.ts';
import { invalidate } from '../cache.ts';
import { send } from '../call.ts';
import { randomKey } from '../random-key.ts';
import { stored } from '../stored.ts';
import type { Answers } from './form.ts';
import type { SignUp } from './use-sign-up.ts';

/** Answers of C5: what is shown, and the fixed words of what the flow hides (V12). */
export function answersToSend({ fields, answers, conInfo }: Pick<SignUp, 'fields' | 'answers' | 'conInfo'>): Answers {
  const shown = fields.map((field) => [field.cfgCode, answers[field.cfgCode] ?? '']);
  return { ...conInfo.flow.placeholders, ...Object.fromEntries(shown) };
}

/** Input of C4: the answers that decide the fee (C6), the branch, and whether the member check said yes. */
export function inputOf(signUp: Pick<SignUp, 'fields' | 'answers' | 'branch' | 'member' | 'conInfo'>, deciding: readonly string[] | null) {
  const all = answersToSend(signUp);
  const wanted = deciding === null ? all : Object.fromEntries(Object.entries(all).filter(([code]) => deciding.includes(code)));
  return { ...wanted, branch: String(signUp.branch ?? ''), member: signUp.member ? '1' : '0' };
}

/**
 * C5: saves the answers; with a fee its place is held. The registration's number is kept, so that the next step finds it.
 * `answers` narrows what is sent (saving as one goes sends only what is valid).
 */
export async function saveRegistration(signUp: SignUp, { feeId = null, answers }: { feeId?: number | null; answers?: Answers } = {}) {
  const body = {
    ...(answers ?? answersToSend(signUp)),
    regid: signUp.regId,
    uid: currentUser()?.uId ?? null,
    cid: signUp.cid,
    cfgid: feeId,
    src: stored.get('sourceCode'),
    sub_cid: signUp.branch,
  };
  const outcome = await send(registrationCalls.add, body as unknown as BodyOf<typeof registrationCalls.add>, { key: randomKey() });
  if (outcome.ok) {
    signUp.change({ regId: outcome.answer.register.regId });
    invalidate(registrationCalls.info);
  }
  return outcome;
}
