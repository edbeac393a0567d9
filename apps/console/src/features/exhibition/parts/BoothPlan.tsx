import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { exhibitionConsoleCalls as calls } from '@meetingapp/contract/exhibition/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Segmented } from 'antd';
import { useState } from 'react';
import { amountText } from '../../../lib/forms/money.ts';
import { grey, useWhy } from '../../../lib/layout/grey.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

type Listed = AnswerOf<typeof calls.list>;

interface BoothPlanProps {
  list: Listed;
  mayWrite: boolean;
  open: (id: number) => void;
  add: (booth: string) => void;
}

/** Booths of one level of the floor plan; their states differ in outline and word. */
export function BoothPlan({ list, mayWrite, open, add }: BoothPlanProps) {
  const t = useT('exhibitionConsole');
  const language = useLanguage();
  const why = useWhy()({ onlyView: !mayWrite });
  const levels = list.levels.filter(({ booths }) => booths.length > 0);
  const [at, setAt] = useState(0);
  const level = levels[Math.min(at, levels.length - 1)];
  if (!level)
    return (
      <section className="exh-part">
        <h2>{t('noPlan')}</h2>
        <p className="small quiet">{t('noPlanText')}</p>
      </section>
    );
  const nameOf = (id: number | null) => pickLanguage(list.exhibitors.find((one) => one.id === id)?.name, language);
  const counts = (['sold', 'held', 'free'] as const).map((state) => ({
    state,
    count: level.booths.filter((booth) => booth.state === state).length,
  }));
  return (
    <section className="exh-part" aria-label={t('plan')}>
      <span className="row">
        <h2>{t('plan')}</h2>
        {levels.length > 1 && (
          <Segmented
            aria-label={t('plan')}
            value={Math.min(at, levels.length - 1)}
            onChange={setAt}
            options={levels.map(({ name }, value) => ({ value, label: pickLanguage(name, language) }))}
          />
        )}
        {counts.map(({ state, count }) => (
          <span key={state} className="row small">
            <i className={`exh-key ${state}`} />
            {t(`states.${state}`)} {count}
          </span>
        ))}
      </span>
      <div className="exh-plan">
        {level.booths.map(({ label, x, y, w, h, state, exhibitorId, listPrice }) => {
          const word = t(`states.${state}`);
          const shown = nameOf(exhibitorId) || (listPrice === null ? word : amountText(listPrice, list.currency, true));
          return (
            <button
              key={label}
              type="button"
              className={state}
              style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
              onClick={() => (exhibitorId === null ? add(label) : open(exhibitorId))}
              {...grey(exhibitorId === null ? why : '')}
            >
              <b>{label}</b> <span>{shown}</span> {shown !== word && <span className="sr">{word}</span>}
            </button>
          );
        })}
      </div>
      <p className="small quiet">{t('planText')}</p>
    </section>
  );
}
