import type { AttemptResult } from '@meetingapp/contract/exam/attempt.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { chevronDown, chevronUp } from '@meetingapp/ui/icons/icons.ts';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { pointsText } from '../view.ts';
import { ReviewedCard } from './ReviewedCard.tsx';

type Topics = AttemptResult['topics'];
/** Share below which a topic is weak. */
const WEAK = 0.6;

/** Topics, weakest first; opened they show the questions with the right answers, where the exam shows them. */
export function TopicList({ topics, from }: { topics: Topics; from: 'now' | 'last' | 'closed' | 'never' }) {
  const t = useT('exam');
  const [open, setOpen] = useState<number | null>(from === 'now' ? 0 : null);
  return (
    <>
      <div className="exam-head">
        <h2>{t('topics.title')}</h2>
        <span>{t('topics.weakest')}</span>
      </div>
      <section className="exam-topics">
        {topics.map(({ name, mark, most, reviewed }, at) => (
          <div key={name} className={mark < most * WEAK ? 'topic weak' : 'topic'}>
            {reviewed.length > 0 ? (
              <button
                type="button"
                className="row"
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? null : at)}
              >
                <b>{name}</b>
                <span>{`${pointsText(mark)} / ${pointsText(most)}`}</span>
                <Icon icon={open === at ? chevronUp : chevronDown} size="s" />
              </button>
            ) : (
              <div className="row">
                <b>{name}</b>
                <span>{`${pointsText(mark)} / ${pointsText(most)}`}</span>
              </div>
            )}
            <div className="exam-bar" aria-hidden="true">
              <i style={{ width: `${most > 0 ? (100 * mark) / most : 0}%` }} />
            </div>
            {open === at && reviewed.map((item) => <ReviewedCard key={item.position} item={item} />)}
          </div>
        ))}
      </section>
      <p className="exam-hint">{t(`topics.${from}`)}</p>
    </>
  );
}
