import { askConfirm, showTopTip } from '@meetingapp/ui/feedback.ts';
import type { CallFailure } from '../../../lib/call.ts';
import { useGo } from '../../../lib/go.tsx';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts.ts';

const closed = new Set<string>(['registration_not_open', 'registration_closed', 'conference_stopped']);

/** Says why C5 was refused, with the way out that there is. */
export function useRefused(signUp: Pick<SignUp, 'cid' | 'query' | 'adding'>): (failure: CallFailure) => Promise<void> {
  const t = useT('registration');
  const go = useGo();
  const goStep = useGoStep(signUp);
  return async (failure) => {
    // The shell has led to the log-in already, with the way back to here.
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
    showTopTip(failure.faults[0]?.text ?? failure.msg);
  };
}
