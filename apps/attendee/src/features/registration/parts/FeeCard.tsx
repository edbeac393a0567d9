import type { ConFee } from '@meetingapp/contract/registration.ts';
import { ChoiceCard } from '@meetingapp/ui/ChoiceCard.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { isFew, reasonOf } from '../view.ts';
import { FeePrice } from './FeePrice.tsx';
import { FeeWhy } from './FeeWhy.tsx';
import { FeeWindows } from './FeeWindows.tsx';

interface FeeCardProps {
  fee: ConFee;
  cid: string;
  checked: boolean;
  onChoose: () => void;
  /** Where one stands with a full one. */
  wait?: ReactNode;
}

/** One kind of registration: price, until when it holds, places left; chosen, it says why this price. */
export function FeeCard({ fee, cid, checked, onChoose, wait }: FeeCardProps) {
  const t = useT('registration');
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
      reason={left === 0 ? t('fee.soldOut') : reasonOf(fee)}
    >
      {wait}
      {available && checked && (
        <>
          <FeeWindows fee={fee} cid={cid} />
          {fee.proof && <p className="fee-proof">{t('fee.proof', { proof: fee.proof })}</p>}
          <FeeWhy fee={fee} cid={cid} />
        </>
      )}
    </ChoiceCard>
  );
}
