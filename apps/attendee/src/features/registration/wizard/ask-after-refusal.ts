import { askConfirm } from '@meetingapp/ui/feedback/feedback.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import type { useNavigate } from '../../../lib/navigation/navigation.tsx';
import type { Translate } from '../../../lib/texts/texts.ts';
import { isFormRefusal } from '../../../shared/sign-up/form-refusal.ts';
import type { useGoStep } from '../../../shared/sign-up/go-step.ts';

interface Ways {
  cid: string;
  t: Translate<'registration'>;
  go: ReturnType<typeof useNavigate>;
  goStep: ReturnType<typeof useGoStep>;
}

interface Choice {
  isFor: (failure: CallFailure) => boolean;
  /** The title, and the text of the button that leads on. */
  ask: (t: Ways['t']) => { title: string; act: string };
  goOn: (ways: Ways) => void;
}

const named =
  (...names: readonly string[]) =>
  ({ name }: CallFailure): boolean =>
    names.includes(name);

const choices: readonly Choice[] = [
  {
    isFor: named('already_registered'),
    ask: (t) => ({ title: t('refused.already'), act: t('refused.seeMine') }),
    goOn: ({ cid, go }) => go('personalList', { cid }),
  },
  {
    isFor: named('branch_full', 'branch_missing'),
    ask: (t) => ({ title: t('sign.bra'), act: t('branch.change') }),
    goOn: ({ goStep }) => goStep('personal', { query: { at: 'branch' } }),
  },
  {
    isFor: named('registration_not_open', 'registration_closed', 'conference_stopped'),
    ask: (t) => ({ title: t('refused.closed'), act: t('refused.back') }),
    goOn: ({ cid, go }) => go('conferenceIndex', { cid }),
  },
  {
    isFor: isFormRefusal,
    ask: (t) => ({ title: t('refused.notThisForm'), act: t('refused.firstForm') }),
    goOn: ({ goStep }) => goStep('personal', { replace: true, query: { form: '0', at: 'form' } }),
  },
  {
    isFor: named('group_link_over', 'group_full', 'group_unknown'),
    ask: (t) => ({ title: t('refused.notThisGroup'), act: t('joins.alone') }),
    goOn: ({ goStep }) => goStep('fee', { replace: true, query: { group: '' } }),
  },
];

/** Asks what to do after C5 was refused, where there is a choice; false: there is none. */
export async function askAfterRefusal(failure: CallFailure, ways: Ways): Promise<boolean> {
  const choice = choices.find(({ isFor }) => isFor(failure));
  if (!choice) return false;
  const { t } = ways;
  const agreed = await askConfirm({
    ...choice.ask(t),
    text: failure.msg,
    stay: t('refused.stay'),
  });
  if (agreed) choice.goOn(ways);
  return true;
}
