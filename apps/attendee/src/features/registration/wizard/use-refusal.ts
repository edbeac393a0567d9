import { askConfirm, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { isFormRefusal } from '../../../shared/sign-up/form-refusal.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

const closed = new Set<string>(['registration_not_open', 'registration_closed', 'conference_stopped']);

/** Shows why C5 was refused, with the available next step. */
export function useRefusal(signUp: Pick<SignUp, 'cid' | 'query' | 'adding'>): (failure: CallFailure) => Promise<void> {
  const t = useT('registration');
  const go = useNavigate();
  const goStep = useGoStep(signUp);
  return async (failure) => {
    // The shell has already redirected to the log-in, with the way back to this page.
    if (failure.name === 'session_invalid') return;
    if (failure.name === 'already_registered') {
      const see = await askConfirm({
        title: t('refused.already'),
        text: failure.msg,
        stay: t('refused.stay'),
        act: t('refused.seeMine'),
      });
      if (see) go('personalList', { cid: signUp.cid });
      return;
    }
    if (failure.name === 'branch_full' || failure.name === 'branch_missing') {
      const change = await askConfirm({
        title: t('sign.bra'),
        text: failure.msg,
        stay: t('refused.stay'),
        act: t('branch.change'),
      });
      if (change) goStep('personal', { query: { at: 'branch' } });
      return;
    }
    if (closed.has(failure.name)) {
      const back = await askConfirm({
        title: t('refused.closed'),
        text: failure.msg,
        stay: t('refused.stay'),
        act: t('refused.back'),
      });
      if (back) go('conferenceIndex', { cid: signUp.cid });
      return;
    }
    if (isFormRefusal(failure)) {
      const other = await askConfirm({
        title: t('refused.notThisForm'),
        text: failure.msg,
        stay: t('refused.stay'),
        act: t('refused.firstForm'),
      });
      if (other) goStep('personal', { replace: true, query: { form: '0', at: 'form' } });
      return;
    }
    showTopTip(failure.faults[0]?.text ?? failure.msg);
  };
}
