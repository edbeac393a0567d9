import { memberCalls } from '@meetingapp/contract/members/member.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { askConfirm, showNotice, showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { ask } from '../../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { send } from '../../../lib/calls/call.ts';
import type { useLogIn } from '../../../lib/session/log-in.ts';
import { session } from '../../../lib/session/session.ts';
import { dropDraft } from '../../../shared/sign-up/draft.ts';
import type { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { fetchFormRules } from '../../../shared/sign-up/use-form-rules.ts';
import { inputOf, saveRegistration } from '../../../shared/sign-up/save-registration.ts';
import { infoBody, memberKey } from '../../../shared/sign-up/use-sign-up.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { translate } from '../../../lib/texts/texts.ts';
import type { Translate } from '../../../lib/texts/texts.ts';
import { decidingFields } from '../data.ts';
import type { Form } from '../../../shared/form-fields/use-form.ts';

export interface NextStep {
  signUp: SignUp;
  form: Form;
  editing: boolean;
  loggedIn: boolean;
  app: Translate<'app'>;
  goStep: ReturnType<typeof useGoStep>;
  logIn: ReturnType<typeof useLogIn>;
  /** Shows why the server refused to save. */
  refused: (failure: CallFailure) => Promise<void>;
}

/** What Next does with a form without errors (T11): tip, member check, rules, then save or continue. */
export async function takeNextStep({ signUp, form, editing, loggedIn, app, goStep, logIn, refused }: NextStep) {
  const t = translate('registrationMember');

  async function readTip(): Promise<void> {
    const text = signUp.conInfo.v_mobile_tip;
    if (!text || signUp.draft.tipRead) return;
    await showNotice({ title: app('tip'), text, ok: app('ok') });
    signUp.change({ tipRead: true });
  }

  /** Whether to continue as a member; null: the person wants to check the details again. */
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
      await refused(outcome.failure);
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
    // After submission the server holds the data; the local draft must not hide later changes.
    if (outcome.answer.register.regFl > 0) dropDraft(signUp.draftKey);
    const { regFl, regFeeId } = outcome.answer.register;
    // The chosen fee is no longer among those that the new answers allow.
    const lost = regFl === 0 && (regFeeId === null || !fees.includes(regFeeId));
    goStep(lost ? 'fee' : 'confirm', { opFlag: lost ? 1 : 0, replace: true });
  }

  async function walk(): Promise<void> {
    // The next step begins with it.
    void fetchFormRules();
    await readTip();
    const member = await checkMember();
    if (member === null) return;
    const found = await askFees(member);
    if (!found) return;
    if (editing) return save(found.fees);
    goStep(signUp.conInfo.flow.stepAfterForm === 'hotel' ? 'hotel' : 'fee');
  }
  await walk();
}
