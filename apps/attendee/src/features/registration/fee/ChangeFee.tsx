import { changeCalls } from '@meetingapp/contract/orders/change.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Waiting } from '@meetingapp/ui/feedback/Waiting.tsx';
import { useState } from 'react';
import { useChange, useQuoteText } from '../../../shared/sign-up/use-change.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFees } from '../data.ts';
import { reasonOf } from '../view.ts';
import { BranchField } from '../wizard/BranchField.tsx';
import { AddLater } from './AddLater.tsx';
import { FeeDifference } from './FeeDifference.tsx';
import { FeePrice } from './FeePrice.tsx';
import { UnavailableFees } from './UnavailableFees.tsx';
import './fee.css';

/** Changes the fee or branch of a paid registration; the extra cost or refund is shown first. */
export function ChangeFee({ signUp, regId }: { signUp: SignUp; regId: number }) {
  const t = useT('registrationChange');
  const words = useT('registrationFee');
  const wizard = useT('registration');
  const language = useLanguage();
  const { register, extend_config } = signUp.info;
  const branches = extend_config.sub_meet_list;
  const [branch, setBranch] = useState(register.regSubCid);
  const [feeId, setFeeId] = useState<number | null>(null);
  const { fees, others, loading, failure, again } = useFees({ ...signUp, branch });
  const refusedFees = others.filter((fee) => fee.feeId !== register.regFeeId);
  const stuck = fees !== null && !fees.some((fee) => fee.feeId !== register.regFeeId && fee.available === '1');
  const change = useChange(signUp.cid, regId);
  const text = useQuoteText();
  const moved = branch !== register.regSubCid;
  const wanted = feeId ?? (moved ? register.regFeeId : null);
  const may = fees?.some((fee) => fee.feeId === wanted && (fee.available === '1' || fee.feeId === register.regFeeId));
  const wish = wanted !== null && may ? { regid: regId, kind: 'fee' as const, feeId: wanted, branchId: branch } : null;
  const asked = useCall(changeCalls.changeQuote, wish, { fresh: 0, quiet: true });
  const quote = wish ? asked.answer?.quote : undefined;

  async function go() {
    if (!wish || !quote) return showTopTip(asked.failure?.msg ?? words('fee.choose'));
    const refused = await change.make(wish, quote);
    if (refused) showTopTip(refused.msg);
  }

  return (
    <WizardPage
      step="fee"
      steps={[]}
      title={t('change.feeTitle')}
      text={t('change.text')}
      foot={
        <StickyFoot note={quote ? text(quote) : (asked.failure?.msg ?? words('fee.choose'))}>
          <Button guard onClick={() => void go()} loading={change.busy} disabled={!quote}>
            {quote && quote.toPay > 0 ? t('change.goOnPay') : t('change.goOn')}
          </Button>
        </StickyFoot>
      }
    >
      {branches.length > 0 && (
        <BranchField
          branches={branches}
          chosen={branches.find((one) => one.cfgId === branch) ?? null}
          onChoose={(next) => {
            setBranch(next?.cfgId ?? null);
            setFeeId(null);
          }}
          error={branch === null ? wizard('sign.placebranch') : undefined}
        />
      )}
      {loading && (
        <Waiting label={wizard('wizard.loading')} className="stack">
          <Skeleton height="1.72rem" />
          <Skeleton height="1.72rem" />
        </Waiting>
      )}
      {failure && !fees && <ErrorState title={failure.msg} retry={{ label: words('fee.retry'), onPress: again }} />}
      {fees && fees.length > 0 && (
        <div className="change-fees">
          <ChoiceGroup legend={t('change.feeTitle')} legendHidden role="radiogroup">
            {fees.map((fee) => {
              const mine = fee.feeId === register.regFeeId;
              return (
                <ChoiceCard
                  key={fee.feeId}
                  name="fee"
                  value={String(fee.feeId)}
                  checked={fee.feeId === wanted}
                  onChange={() => setFeeId(fee.feeId)}
                  title={fee.feeTitle}
                  text={fee.feeRemark}
                  price={<FeePrice fee={fee} size="lg" />}
                  aside={
                    !mine &&
                    fee.available === '1' && <FeeDifference regId={regId} feeId={fee.feeId} branchId={branch} />
                  }
                  disabled={(mine && !moved) || (!mine && fee.available !== '1')}
                  reason={mine ? t('change.present') : fee.left === 0 ? words('fee.soldOut') : reasonOf(fee, language)}
                />
              );
            })}
          </ChoiceGroup>
        </div>
      )}
      {stuck && (
        <div className="change-stuck">
          <Note kind="warn">{t('change.stuck')}</Note>
        </div>
      )}
      {fees && <UnavailableFees fees={refusedFees} signUp={signUp} editing />}
      {fees && <AddLater signUp={signUp} regId={regId} />}
    </WizardPage>
  );
}
