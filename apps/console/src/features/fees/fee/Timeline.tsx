import { feeCalls, type FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { info } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import type { FeeSetUp, ShownKind } from '../data.ts';
import { monthsOf, placeOf, rangeOf } from '../parts/timeline-range.ts';
import { dayText } from '../parts/day-text.ts';
import { TimelineRow } from './TimelineRow.tsx';

interface TimelineProps {
  cid: number;
  setUp: FeeSetUp;
  shown: readonly ShownKind[];
  open: string;
  select: (key: string) => void;
  change: (key: string, draft: FeeDraft) => void;
  may: boolean;
}

/** Every kind with its taken places and prices on one timeline. */
export function Timeline({ cid, setUp, shown, open, select, change, may }: TimelineProps) {
  const t = useT('fees');
  const language = useLanguage();
  const arrange = useChange(feeCalls.arrange, { refreshes: [feeCalls.list] });
  const [drag, setDrag] = useState<{ key: string; over: string } | null>(null);
  const range = rangeOf(
    shown.map(({ draft }) => draft.windows),
    setUp.now,
  );
  const known = shown.filter(({ kind }) => kind !== null);

  async function move(key: string, to: number) {
    const ids = known.map(({ draft }) => draft.id ?? 0);
    const moved = Number(key);
    const others = ids.filter((id) => id !== moved);
    if (!ids.includes(moved) || to < 0 || to >= ids.length || ids[to] === moved) return;
    await arrange.change({ cid, feeIds: [...others.slice(0, to), moved, ...others.slice(to)] });
  }

  return (
    <>
      <div className="gt head-row">
        <span>{t('kind')}</span>
        <span>{t('taken')}</span>
        <div className="tl">
          {monthsOf(range, setUp.zone, language).map(({ at, text }) => (
            <span key={at} className="mo" style={{ left: `${placeOf(at, range)}%` }}>
              {text}
            </span>
          ))}
          <span className="now" style={{ left: `${placeOf(Date.parse(setUp.now), range)}%` }}>
            <b>{dayText(setUp.now, setUp.zone, language)}</b>
          </span>
        </div>
      </div>
      {shown.map((one) => (
        <TimelineRow
          key={one.key}
          shown={one}
          range={range}
          zone={setUp.zone}
          currency={setUp.currency}
          now={setUp.now}
          on={one.key === open}
          over={drag !== null && drag.over === one.key && drag.key !== one.key}
          may={may}
          select={() => select(one.key)}
          change={(draft) => change(one.key, draft)}
          drag={{
            start: () => setDrag({ key: one.key, over: one.key }),
            enter: () => drag && setDrag({ ...drag, over: one.key }),
            drop: () => {
              if (drag)
                void move(
                  drag.key,
                  known.findIndex(({ key }) => key === one.key),
                );
              setDrag(null);
            },
            step: (by) => void move(one.key, known.findIndex(({ key }) => key === one.key) + by),
          }}
        />
      ))}
      <p className="fees-key">
        <Icon icon={info} />
        <span className="grow">{t('byPayment')}</span>
        <span className="nowrap">
          <span className="dot" />
          {t('confirmed')}
        </span>
        <span className="nowrap">
          <span className="dot so" />
          {t('held')}
        </span>
      </p>
    </>
  );
}
