import type { Preview } from '@meetingapp/contract/orders/order.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { Stepper } from '@meetingapp/ui/forms/Stepper.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { isFew } from '../view.ts';

interface ExtraCardProps {
  extra: Preview['extras'][number];
  currency: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** The person's place on the waiting list, when it is full. */
  wait?: ReactNode;
}

/** One extra: a checkbox where only one is allowed, a number otherwise. */
export function ExtraCard({ extra, currency, quantity, onChange, wait }: ExtraCardProps) {
  const t = useT('registrationFee');
  const { left, atMost } = extra;
  const most = Math.min(atMost, left ?? atMost);
  const price = <Money fen={extra.amount} currency={currency} size="lg" />;
  const few = isFew(left) && most > 0 ? <Tag kind="soon">{t('extras.left', { count: left })}</Tag> : undefined;
  if (atMost <= 1 || most === 0) {
    return (
      <ChoiceCard
        type="checkbox"
        name="extra"
        value={String(extra.extraId)}
        checked={quantity > 0}
        onChange={(checked) => onChange(checked ? 1 : 0)}
        title={extra.title}
        text={extra.remark}
        price={price}
        aside={few}
        disabled={most === 0 && quantity === 0}
        reason={t('extras.soldOut')}
      >
        {wait}
      </ChoiceCard>
    );
  }
  return (
    <Card className={quantity > 0 ? 'option on' : 'option'}>
      <div className="what">
        <b>{extra.title}</b>
        {price}
      </div>
      <div className="extra-row">
        <div className="grow text">
          <p>{extra.remark}</p>
          <p>{t('extras.atMost', { count: atMost })}</p>
          {few}
        </div>
        <Stepper
          label={extra.title}
          value={quantity}
          min={0}
          max={most}
          onChange={onChange}
          lessLabel={t('extras.less')}
          moreLabel={t('extras.more')}
        />
      </div>
      {wait}
    </Card>
  );
}
