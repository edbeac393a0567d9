import type { Group } from '@meetingapp/contract/registration-group.ts';
import { Card } from '@meetingapp/ui/Card.tsx';
import { CheckboxRow } from '@meetingapp/ui/CheckboxRow.tsx';
import { moneyText } from '@meetingapp/ui/money-parts.ts';
import { useT } from '../../../lib/texts.ts';
import { payableOf } from '../view.ts';

export interface ChooseProps {
  group: Group;
  /** Whom not to pay for now. */
  left: ReadonlySet<number>;
  setLeft: (left: ReadonlySet<number>) => void;
}

/** For whom one pays at once: everybody, unless one leaves somebody out. */
export function GroupChoose({ group, left, setLeft }: ChooseProps) {
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
              <span className="ink-2">{moneyText(one.total, group.currency, true)}</span>
            </span>
          </CheckboxRow>
        ))}
      </Card>
    </>
  );
}
