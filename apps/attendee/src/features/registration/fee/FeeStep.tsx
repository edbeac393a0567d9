import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { CountdownPill } from '@meetingapp/ui/data/CountdownPill.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { stepAfter } from '../../../shared/sign-up/steps.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useWaiting } from '../../../shared/sign-up/use-waiting.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { showFirstError } from '../../../lib/parts/show-first-error.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useFees } from '../data.ts';
import { FeeExtras } from './FeeExtras.tsx';
import { FeeCard } from './FeeCard.tsx';
import { FeeCurrency } from './FeeCurrency.tsx';
import { UnavailableFees } from './UnavailableFees.tsx';
import { useFeeHold } from './use-fee-hold.ts';
import { FeeWaitLine } from './FeeWaitLine.tsx';
import { usePricePreview } from './use-price-preview.ts';
import './fee.css';

/** Choosing a fee takes a hold at once; its extras then appear below, and Next is the second tap. */
export function FeeStep({ signUp, editing }: { signUp: SignUp; editing: boolean }) {
  const t = useT('registrationFee');
  const wizard = useT('registration');
  const goStep = useGoStep(signUp);
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { fees, others, loading, failure, again } = useFees(signUp);
  const waiting = useWaiting(signUp.cid);
  const branch = signUp.info.extend_config.sub_meet_list.find((one) => one.cfgId === signUp.branch);
  const branchFull = branch?.left === 0;
  const hold = useFeeHold(signUp, branchFull ? null : fees);
  const preview = usePricePreview(signUp, hold.held);
  const [asked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const chosen = fees?.find((fee) => fee.feeId === hold.chosen && fee.available === '1');

  async function next() {
    setAsked(true);
    // A held place needs no list of fees; the list may still be loading.
    if (!chosen && !hold.held) {
      showFirstError(t('fee.choose'), list.current);
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
      text={signUp.adding ? wizard('wizard.forColleague') : undefined}
      foot={
        <StickyFoot
          note={note}
          aside={
            total !== undefined && <Money fen={total} currency={preview.shown?.currency ?? signUp.currency} size="xl" />
          }
        >
          <Button
            onClick={() => void next()}
            loading={hold.taking || (loading && !hold.held)}
            loadingText={hold.taking ? t('fee.holding') : wizard('wizard.loading')}
            disabled={fees?.length === 0}
            reason={fees?.length === 0 ? t('fee.none') : undefined}
          >
            {!loggedIn && chosen ? t('fee.nextLogIn') : editing ? wizard('sign.save') : wizard('sign.next')}
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
            <FeeWaitLine signUp={signUp} waiting={waiting} kind="branch" id={branch.cfgId} />
          </Note>
        </div>
      )}
      <FeeCurrency signUp={signUp} />
      {loading && (
        <Waiting label={wizard('wizard.loading')} className="stack">
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
                zone={signUp.conInfo.zone}
                checked={fee.feeId === chosen?.feeId}
                onChoose={() => void hold.choose(fee.feeId)}
                wait={
                  (fee.left === 0 || waiting.entryOf(signUp.regId, 'fee', fee.feeId)?.state === 'offered') && (
                    <FeeWaitLine signUp={signUp} waiting={waiting} kind="fee" id={fee.feeId} />
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
        <FeeExtras
          signUp={signUp}
          waiting={waiting}
          regId={signUp.regId ?? 0}
          preview={preview.shown}
          currency={preview.shown.currency}
          onChosen={preview.replace}
        />
      )}
      <UnavailableFees fees={others} signUp={signUp} editing={editing} />
    </WizardPage>
  );
}
