import type { ConFee } from '@meetingapp/contract/registration/wizard.ts';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { isFew, reasonOf } from '../view.ts';
import { FeePrice } from './FeePrice.tsx';
import { FeeReasons } from './FeeReasons.tsx';
import { FeeWindows } from './FeeWindows.tsx';

interface FeeCardProps {
  fee: ConFee;
  zone: string;
  checked: boolean;
  onChoose: () => void;
  /** The person's place on the waiting list, when it is full. */
  wait?: ReactNode;
}

/** One fee: price, its end, places left; when chosen, the reason for the price. */
export function FeeCard({ fee, zone, checked, onChoose, wait }: FeeCardProps) {
  const t = useT('registrationFee');
  const language = useLanguage();
  const { left } = fee;
  const available = fee.available === '1';
  return (
    <ChoiceCard
      name="fee"
      value={String(fee.feeId)}
      checked={checked}
      onChange={onChoose}
      title={fee.feeTitle}
      text={fee.feeRemark}
      price={<FeePrice fee={fee} size="xl" />}
      aside={
        available && isFew(left) ? (
          <Tag kind="soon">{t('fee.fewLeft', { count: left })}</Tag>
        ) : available && left !== null ? (
          t('fee.left', { count: left })
        ) : undefined
      }
      disabled={!available}
      reason={left === 0 ? t('fee.soldOut') : reasonOf(fee, language)}
    >
      {wait}
      {available && checked && (
        <>
          <FeeWindows fee={fee} zone={zone} />
          {fee.proof && <p className="fee-proof">{t('fee.proof', { proof: fee.proof })}</p>}
          <FeeReasons fee={fee} zone={zone} />
        </>
      )}
    </ChoiceCard>
  );
}
