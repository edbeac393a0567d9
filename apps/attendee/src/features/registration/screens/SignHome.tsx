import { use } from 'react';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { PageContext } from '../../../lib/navigation/page.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { dropDraft } from '../../../shared/sign-up/draft.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { isOpenAt } from '../../../shared/sign-up/opening.ts';
import { isRegistered, useSignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../shared/sign-up/WizardWaiting.tsx';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { BranchStep } from '../wizard/BranchStep.tsx';
import { InfoForm } from '../wizard/InfoForm.tsx';

/**
 * S113: form of `/sign/home`, `/sign/newhome` and `/sign/add`: leaves when registered (T10) or not open, then branch, then the form.
 */
export function SignHome() {
  const { name, parameters, search } = use(PageContext);
  const { signUp, place, failure, again } = useSignUp();
  const go = useNavigate();
  const goStep = useGoStep(place);
  const conference = useConference(place.cid);
  const editing = parameters['opFlag'] === '1';
  const config = signUp?.conInfo.extend_config;
  // After a colleague is submitted the form is for the next one.
  const next = signUp !== null && signUp.adding && !editing && signUp.info.register.regFl > 0;
  const leave = signUp !== null && !editing && !next && isRegistered(signUp.info);
  // Shown before anything is typed, not on submission.
  const shut =
    signUp !== null && !editing && !leave && conference !== undefined && !isOpenAt(conference, serverClock.now());
  const savesAsOneGoes = config?.new_api_fl === '1';
  const move = !leave && !shut && savesAsOneGoes && name === 'signHome';

  const way = next ? 'next' : leave ? 'leave' : shut ? 'shut' : move ? 'move' : null;
  useEffectWhen(way, () => {
    if (way === 'next') dropDraft(place.draftKey);
    else if (way === 'leave') goStep('confirm', { replace: true });
    else if (way === 'shut') go('stop', {}, { cid: place.cid }, { replace: true });
    else goStep('personal', { replace: true, newHome: true, opFlag: editing ? 1 : 0, query: search });
  });

  if (!signUp || !config || next || leave || shut || move) return <WizardWaiting failure={failure} again={again} />;
  const hasBranches = config.sub_meet_fl === '1';
  // Branch choice or form: the address says which, so that Back leads from the form to the branches.
  const wantsForm = search['at'] === 'form' || (editing && search['at'] !== 'branch');
  if (hasBranches && (signUp.branch === null || !wantsForm)) return <BranchStep signUp={signUp} editing={editing} />;
  return <InfoForm key={signUp.draftKey} signUp={signUp} editing={editing} savesAsOneGoes={savesAsOneGoes} />;
}
