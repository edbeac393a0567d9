import { askConfirm } from '@meetingapp/ui/feedback/feedback.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import type { useNavigate } from '../../../lib/navigation/navigation.tsx';
import type { Translate } from '../../../lib/texts/texts.ts';
import { isFormRefusal } from '../../../shared/sign-up/form-refusal.ts';
import type { useGoStep } from '../../../shared/sign-up/go-step.ts';

const closed = new Set<string>(['registration_not_open', 'registration_closed', 'conference_stopped']);

interface Ways {
  cid: string;
  t: Translate<'registration'>;
  go: ReturnType<typeof useNavigate>;
  goStep: ReturnType<typeof useGoStep>;
}

/** Asks what to do after C5 was refused, where there is a choice; false: there is none. */
export async function askAfterRefusal(failure: CallFailure, { cid, t, go, goStep }: Ways): Promise<boolean> {
  if (failure.name === 'already_registered') {
    const see = await askConfirm({
      title: t('refused.already'),
      text: failure.msg,
      stay: t('refused.stay'),
      act: t('refused.seeMine'),
    });
    if (see) go('personalList', { cid });
    return true;
  }
  if (failure.name === 'branch_full' || failure.name === 'branch_missing') {
    const change = await askConfirm({
      title: t('sign.bra'),
      text: failure.msg,
      stay: t('refused.stay'),
      act: t('branch.change'),
    });
    if (change) goStep('personal', { query: { at: 'branch' } });
    return true;
  }
  if (closed.has(failure.name)) {
    const back = await askConfirm({
      title: t('refused.closed'),
      text: failure.msg,
      stay: t('refused.stay'),
      act: t('refused.back'),
    });
    if (back) go('conferenceIndex', { cid });
    return true;
  }
  if (isFormRefusal(failure)) {
    const other = await askConfirm({
      title: t('refused.notThisForm'),
      text: failure.msg,
      stay: t('refused.stay'),
      act: t('refused.firstForm'),
    });
    if (other) goStep('personal', { replace: true, query: { form: '0', at: 'form' } });
    return true;
  }
  return false;
}
