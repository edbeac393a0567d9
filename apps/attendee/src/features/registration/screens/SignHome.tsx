import { use } from 'react';
import { useGo } from '../../../lib/go.tsx';
import { PageContext } from '../../../lib/page.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { dropDraft } from '../../../lib/sign-up/draft.ts';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { isOpenAt } from '../../../lib/sign-up/opening.ts';
import { isRegistered, useSignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../lib/sign-up/WizardWaiting.tsx';
import { useConference } from '../../../lib/use-conference.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { BranchStep } from '../parts/BranchStep.tsx';
import { InfoForm } from '../parts/InfoForm.tsx';

/** The form of `/sign/home`, `/sign/newhome` and `/sign/add`: leave when registered (T10) or not open, then branch, then the form (S113). */
export function SignHome() {
  const { name, parameters, search } = use(PageContext);
  const { signUp, place, failure, again } = useSignUp();
  const go = useGo();
  const goStep = useGoStep(place);
  const conference = useConference(place.cid);
  const editing = parameters['opFlag'] === '1';
  const config = signUp?.conInfo.extend_config;
  // A colleague who was submitted makes room for the next one.
  const next = signUp !== null && signUp.adding && !editing && signUp.info.register.regFl > 0;
  const leave = signUp !== null && !editing && !next && isRegistered(signUp.info);
  // Said before anything is typed, not when it is sent.
  const shut =
    signUp !== null && !editing && !leave && conference !== undefined && !isOpenAt(conference, serverClock.now());
  const savesAsOneGoes = config?.new_api_fl === '1';
  const move = !leave && !shut && savesAsOneGoes && name === 'signHome';

  const way = next ? 'next' : leave ? 'leave' : shut ? 'shut' : move ? 'move' : null;
  useWhen(way, () => {
    if (way === 'next') dropDraft(place.draftKey);
    else if (way === 'leave') goStep('confirm', { replace: true });
    else if (way === 'shut') go('stop', {}, { cid: place.cid }, { replace: true });
    else goStep('personal', { replace: true, newHome: true, opFlag: editing ? 1 : 0, query: search });
  });

  if (!signUp || !config || next || leave || shut || move) return <WizardWaiting failure={failure} again={again} />;
  const hasBranches = config.sub_meet_fl === '1';
  // Which of the two shows stands in the address, so that Back leads from the form to the branches.
  const wantsForm = search['at'] === 'form' || (editing && search['at'] !== 'branch');
  if (hasBranches && (signUp.branch === null || !wantsForm)) return <BranchStep signUp={signUp} editing={editing} />;
  return <InfoForm key={signUp.draftKey} signUp={signUp} editing={editing} savesAsOneGoes={savesAsOneGoes} />;
}
