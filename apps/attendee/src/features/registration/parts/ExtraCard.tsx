import type { Preview } from '@meetingapp/contract/orders.ts';
import { Card } from '@meetingapp/ui/Card.tsx';
import { ChoiceCard } from '@meetingapp/ui/ChoiceCard.tsx';
import { Money } from '@meetingapp/ui/Money.tsx';
import { Stepper } from '@meetingapp/ui/Stepper.tsx';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { isFew } from '../view.ts';

interface ExtraCardProps {
  extra: Preview['extras'][number];
  currency: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** Where one stands with a full one. */
  wait?: ReactNode;
}

/** One addition: a tick where one is all one may have, a number otherwise. */
export function ExtraCard({ extra, currency, quantity, onChange, wait }: ExtraCardProps) {
  const t = useT('registration');
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
