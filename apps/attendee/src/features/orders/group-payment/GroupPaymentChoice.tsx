import type { Group } from '@meetingapp/contract/groups/group.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { payableOf } from './view.ts';

export interface GroupPaymentChoiceProps {
  group: Group;
  /** Ids of people left out of this payment. */
  left: ReadonlySet<number>;
  setLeft: (left: ReadonlySet<number>) => void;
}

/** People to pay for in one payment: everybody, except those the payer leaves out. */
export function GroupPaymentChoice({ group, left, setLeft }: GroupPaymentChoiceProps) {
  const t = useT('orders');
  const open = payableOf(group);
  if (open.length < 2) return null;
  return (
    <>
      <div className="head">
        <h2>{t('shared.choose')}</h2>
      </div>
      <Card className="group-choose">
        {open.map((one) => (
          <CheckboxRow
            key={one.regId}
            checked={!left.has(one.regId)}
            onChange={(chosen) => {
              const next = new Set(left);
              if (chosen) next.delete(one.regId);
              else next.add(one.regId);
              setLeft(next);
            }}
          >
            <span className="row between gap-2">
              <span>{one.name}</span>
              <span className="ink-2">{moneyText(one.total, one.currency, true)}</span>
            </span>
          </CheckboxRow>
        ))}
      </Card>
      {new Set(open.map(({ currency }) => currency)).size > 1 && <Note>{t('shared.currencies')}</Note>}
    </>
  );
}
