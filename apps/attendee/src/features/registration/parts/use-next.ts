import { memberCalls } from '@meetingapp/contract/members.ts';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { askConfirm, showNotice, showSuccess, showTopTip } from '@meetingapp/ui/feedback.ts';
import { focusFirstError } from '@meetingapp/ui/focus-first-error.ts';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { ask } from '../../../lib/cache.ts';
import { send } from '../../../lib/call.ts';
import { useLogIn } from '../../../lib/log-in.ts';
import { session } from '../../../lib/session.ts';
import { dropDraft } from '../../../lib/sign-up/draft.ts';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { inputOf, saveRegistration } from '../../../lib/sign-up/save-registration.ts';
import { infoBody, memberKey } from '../../../lib/sign-up/use-sign-up.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts.ts';
import { decidingFields } from '../data.ts';
import { useRefused } from './use-refused.ts';
import type { Form } from './use-form.ts';

/** What Next does, in the specification's order (T11): errors, tip, member check, the rules, then save or go on. */
export function useNext(signUp: SignUp, form: Form, root: RefObject<HTMLElement | null>, editing: boolean) {
  const t = useT('registration');
  const app = useT('app');
  const goStep = useGoStep(signUp);
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const refused = useRefused(signUp);
  const [busy, setBusy] = useState(false);
  // A second tap before the page shows that it is busy.
  const running = useRef(false);

  function blocked(): boolean {
    form.showAll();
    if (Object.keys(form.faulty).length === 0) return false;
    showTopTip(app('topTip'));
    setTimeout(() => focusFirstError(root.current ?? document));
    return true;
  }

  async function readTip(): Promise<void> {
    const text = signUp.conInfo.v_mobile_tip;
    if (!text || signUp.draft.tipRead) return;
    await showNotice({ title: app('tip'), text, ok: app('ok') });
    signUp.change({ tipRead: true });
  }

  /** Whether to go on, and as a member or not; null: the person wants to look at the details again. */
  async function checkMember(): Promise<boolean | null> {
    if (!signUp.memberNeeded) return false;
    if (signUp.memberKnown) return signUp.member;
    const { name = '', phone = '', email = '' } = signUp.answers;
    const id = signUp.conInfo.extend_config.vip_config_id ?? 0;
    const outcome = await send(memberCalls.vipCheck, { id, name, phone, email });
    if (!outcome.ok) {
      showTopTip(outcome.failure.msg);
      return null;
    }
    const is = outcome.answer.data === 1;
    const goOn =
      is ||
      (await askConfirm({
        title: t('member.title'),
        text: t('member.text'),
        stay: t('member.check'),
        act: t('member.goOn'),
      }));
    if (!goOn) return null;
    signUp.change({ member: { of: memberKey(signUp.answers), is } });
    return is;
  }

  async function askFees(member: boolean): Promise<{ fees: readonly number[] } | null> {
    const input = inputOf({ ...signUp, member }, await decidingFields(signUp.cid));
    const outcome = await ask(registrationCalls.info, infoBody(signUp, signUp.regId, input), { fresh: 0 });
    if (!outcome.ok) {
      showTopTip(outcome.failure.msg);
      return null;
    }
    if (!signUp.adding && !signUp.reg) session.set({ registerInfo: outcome.answer });
    const { con_fee } = outcome.answer;
    if (con_fee) return { fees: con_fee.filter((fee) => fee.available === '1').map((fee) => fee.feeId) };
    // E3
    const see = await askConfirm({
      title: t('mismatch.title'),
      text: t('mismatch.text'),
      stay: t('mismatch.change'),
      act: t('mismatch.seeFees'),
    });
    if (see) goStep('fee');
    return null;
  }

  async function save(fees: readonly number[]): Promise<void> {
    if (!loggedIn) return logIn(signUp.cid);
    const outcome = await saveRegistration(signUp);
    if (!outcome.ok) {
      form.refuse(outcome.failure.faults);
      return refused(outcome.failure);
    }
    showSuccess(app('success'));
    // What was submitted lies on the server now; what was typed here must not cover later changes.
    if (outcome.answer.register.regFl > 0) dropDraft(signUp.draftKey);
    const { regFl, regFeeId } = outcome.answer.register;
    // The fee that was chosen is no longer among those that the new answers allow.
    const lost = regFl === 0 && (regFeeId === null || !fees.includes(regFeeId));
    goStep(lost ? 'fee' : 'confirm', { opFlag: lost ? 1 : 0, replace: true });
  }

  async function walk(): Promise<void> {
    if (blocked()) return;
    await readTip();
    const member = await checkMember();
    if (member === null) return;
    const found = await askFees(member);
    if (!found) return;
    if (editing) return save(found.fees);
    goStep(signUp.conInfo.flow.stepAfterForm === 'hotel' ? 'hotel' : 'fee');
  }

  async function next(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await walk().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }
  return { next, busy };
}
