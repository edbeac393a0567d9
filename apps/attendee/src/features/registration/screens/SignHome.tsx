import { Suspense, use } from 'react';
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
import { branchStep, infoForm, joinRefused } from '../wizard/late-steps.ts';
import { SignOutline } from '../wizard/SignOutline.tsx';

/**
 * S113: form of `/sign/home`, `/sign/newhome` and `/sign/add`: leaves when registered (T10) or not open, then branch, then the form.
 */
export function SignHome() {
  const { name, parameters, search } = use(PageContext);
  const { signUp, conInfo, place, failure, again } = useSignUp();
  const go = useNavigate();
  const goStep = useGoStep(place);
  const conference = useConference(place.cid);
  const editing = parameters['opFlag'] === '1';
  const config = conInfo?.extend_config;
  // After a colleague is submitted the form is for the next one.
  const next = signUp !== null && signUp.adding && !editing && signUp.info.register.regFl > 0;
  const leave = signUp !== null && !editing && !next && isRegistered(signUp.info);
  // Shown before anything is typed, not on submission.
  const closed = !editing && conference !== undefined && !isOpenAt(conference, serverClock.now());
  const shut = signUp !== null && closed && !leave;
  const savesAsOneGoes = signUp?.conInfo.extend_config.new_api_fl === '1';
  const move = !leave && !shut && savesAsOneGoes && name === 'signHome';

  const way = next ? 'next' : leave ? 'leave' : shut ? 'shut' : move ? 'move' : null;
  useEffectWhen(way, () => {
    if (way === 'next') dropDraft(place.draftKey);
    else if (way === 'leave') goStep('confirm', { replace: true });
    else if (way === 'shut') go('stop', {}, { cid: place.cid }, { replace: true });
    else goStep('personal', { replace: true, newHome: true, opFlag: editing ? 1 : 0, query: search });
  });

  // Branch choice or form: the address says which, so that Back leads from the form to the branches.
  const wantsForm = search['at'] === 'form' || (editing && search['at'] !== 'branch');
  const hasBranches = signUp ? signUp.steps.includes('branch') : config?.sub_meet_fl === '1';
  const onBranch = hasBranches && (signUp?.branch === null || !wantsForm);
  // Starts while the call for the answers is under way.
  useEffectWhen(config && (onBranch ? branchStep : infoForm), (step) => step.fetch());

  const waiting =
    conInfo && conference && !failure && !closed ? (
      <SignOutline
        conInfo={conInfo}
        step={onBranch ? 'branch' : 'personal'}
        adding={place.adding}
        editing={editing}
        conference={conference.title}
      />
    ) : (
      <WizardWaiting failure={failure} again={again} />
    );
  if (!signUp || next || leave || shut || move) return waiting;
  const refusal = signUp.info.joins?.refusal;
  return (
    <Suspense fallback={waiting}>
      {refusal ? (
        <joinRefused.Part refusal={refusal} place={place} />
      ) : onBranch ? (
        <branchStep.Part signUp={signUp} editing={editing} />
      ) : (
        <infoForm.Part
          key={`${signUp.draftKey} ${signUp.info.sign_form?.formId ?? 0}`}
          signUp={signUp}
          editing={editing}
          savesAsOneGoes={savesAsOneGoes}
        />
      )}
    </Suspense>
  );
}
