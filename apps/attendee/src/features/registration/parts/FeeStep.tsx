import { Button } from '@meetingapp/ui/Button.tsx';
import { ChoiceGroup } from '@meetingapp/ui/ChoiceGroup.tsx';
import { CountdownPill } from '@meetingapp/ui/CountdownPill.tsx';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { showTopTip } from '@meetingapp/ui/feedback.ts';
import { focusFirstError } from '@meetingapp/ui/focus-first-error.ts';
import { Money } from '@meetingapp/ui/Money.tsx';
import { Note } from '@meetingapp/ui/Note.tsx';
import { Skeleton } from '@meetingapp/ui/Skeleton.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { Waiting } from '@meetingapp/ui/Waiting.tsx';
import { useRef, useState } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { useLogIn } from '../../../lib/log-in.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { stepAfter } from '../../../lib/sign-up/steps.ts';
import type { SignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { useWaiting } from '../../../lib/sign-up/use-waiting.ts';
import { WizardPage } from '../../../lib/sign-up/WizardPage.tsx';
import { useT } from '../../../lib/texts.ts';
import { useFees } from '../data.ts';
import { Besides } from './Besides.tsx';
import { FeeCard } from './FeeCard.tsx';
import { OtherFees } from './OtherFees.tsx';
import { useHold } from './use-hold.ts';
import { StepWait } from './StepWait.tsx';
import { usePreview } from './use-preview.ts';
import './fee.css';

/** Choosing a card takes the place at once; what can be added then appears below it, and Next is the second tap. */
export function FeeStep({ signUp, editing }: { signUp: SignUp; editing: boolean }) {
  const t = useT('registration');
  const goStep = useGoStep(signUp);
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { fees, others, loading, failure, again } = useFees(signUp);
  const waiting = useWaiting(signUp.cid);
  const branch = signUp.info.extend_config.sub_meet_list.find((one) => one.cfgId === signUp.branch);
  const branchFull = branch?.left === 0;
  const hold = useHold(signUp, branchFull ? null : fees);
  const preview = usePreview(signUp, hold.held);
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const chosen = fees?.find((fee) => fee.feeId === hold.chosen && fee.available === '1');

  async function next() {
    setAsked(true);
    // A place that is held needs no list; what is there to choose from may still be on its way.
    if (!chosen && !hold.held) {
      showTopTip(t('fee.choose'));
      setTimeout(() => focusFirstError(list.current ?? document));
      return;
    }
    if (!loggedIn) return logIn(signUp.cid);
    if (!hold.held && chosen && !(await hold.take(chosen.feeId))) return;
    goStep(editing ? 'confirm' : stepAfter('fee', signUp.steps), { replace: editing });
  }

  const total = preview.shown?.total ?? chosen?.feeAmount;
  const lines = preview.shown?.lines.length ?? 1;
  const note = !chosen
    ? t('fee.choose')
    : !loggedIn
      ? t('fee.logInNote')
      : lines > 1
        ? t('fee.totalItems', { count: lines })
        : t('fee.total');
  return (
    <WizardPage
      step="fee"
      steps={signUp.steps}
      title={t('fee.title')}
      text={signUp.adding ? t('wizard.forColleague') : undefined}
      foot={
        <StickyFoot
          note={note}
          aside={total !== undefined && <Money fen={total} currency={signUp.conInfo.currency} size="xl" />}
        >
          <Button
            onClick={() => void next()}
            loading={hold.taking || (loading && !hold.held)}
            loadingText={t(hold.taking ? 'fee.holding' : 'wizard.loading')}
            disabled={fees?.length === 0}
            reason={fees?.length === 0 ? t('fee.none') : undefined}
          >
            {!loggedIn && chosen ? t('fee.nextLogIn') : editing ? t('sign.save') : t('sign.next')}
          </Button>
        </StickyFoot>
      }
    >
      {hold.held && hold.until && (
        <p className="wizard-hold">
          <CountdownPill
            deadline={Date.parse(hold.until)}
            now={serverClock.now}
            text={(left) => t('fee.keepHold', { left })}
            onEnd={hold.lapse}
          />
        </p>
      )}
      {hold.lapsed && (
        <div className="wizard-hold">
          <Note kind="warn">{t('fee.lapsed')}</Note>
        </div>
      )}
      {branch && (branchFull || waiting.entryOf(signUp.regId, 'branch', branch.cfgId)?.state === 'offered') && (
        <div className="wizard-hold">
          <Note kind="warn">
            <b>{branchFull ? t('waiting.branchFull', { branch: branch.cfgTitle }) : branch.cfgTitle}</b>
            <StepWait signUp={signUp} waiting={waiting} kind="branch" id={branch.cfgId} />
          </Note>
        </div>
      )}
      {loading && (
        <Waiting label={t('wizard.loading')} className="stack">
          <Skeleton height="1.72rem" />
          <Skeleton height="1.72rem" />
          <Skeleton height="1.72rem" />
        </Waiting>
      )}
      {failure && !fees && <ErrorState title={failure.msg} retry={{ label: t('fee.retry'), onPress: again }} />}
      <div ref={list}>
        {fees && fees.length > 0 && (
          <ChoiceGroup
            legend={t('fee.title')}
            legendHidden
            role="radiogroup"
            required
            error={asked && !chosen ? t('fee.choose') : undefined}
          >
            {fees.map((fee) => (
              <FeeCard
                key={fee.feeId}
                fee={fee}
                cid={signUp.cid}
                checked={fee.feeId === chosen?.feeId}
                onChoose={() => void hold.choose(fee.feeId)}
                wait={
                  (fee.left === 0 || waiting.entryOf(signUp.regId, 'fee', fee.feeId)?.state === 'offered') && (
                    <StepWait signUp={signUp} waiting={waiting} kind="fee" id={fee.feeId} />
                  )
                }
              />
            ))}
          </ChoiceGroup>
        )}
      </div>
      {fees?.length === 0 && (
        <Note kind="warn">
          <b>{t('fee.none')}</b>
          <p>{t('fee.noneText')}</p>
        </Note>
      )}
      {preview.shown && (
        <Besides
          signUp={signUp}
          waiting={waiting}
          regId={signUp.regId ?? 0}
          preview={preview.shown}
          currency={signUp.conInfo.currency}
          onChosen={preview.replace}
        />
      )}
      <OtherFees fees={others} signUp={signUp} editing={editing} />
    </WizardPage>
  );
}
