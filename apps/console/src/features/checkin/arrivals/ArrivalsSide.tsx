import { roles } from '@meetingapp/contract/call.ts';
import { Button } from 'antd';
import { useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useDoubles } from '../data.ts';
import { DoubleCard } from '../scan/DoubleCard.tsx';
import type { ArrivalAnswer } from './arrival-view.ts';

interface ArrivalsSideProps {
  answer: ArrivalAnswer;
  mayReadDoubles: boolean;
  show: (tab: 'doubles') => void;
}

/** Beside the figures: what devices did without a network and staff must judge, and why people were turned away. */
export function ArrivalsSide({ answer, mayReadDoubles, show }: ArrivalsSideProps) {
  const t = useT('checkinConsole');
  const mayAnswer = useRole(roles.door);
  const doubles = useDoubles(mayReadDoubles).answer;
  const open = doubles?.doubles.filter((row) => row.answer === null) ?? [];
  return (
    <aside className="arrivals-side" aria-label={t('tabs.doubles')}>
      {doubles && (
        <section>
          <header>
            <h2>{t('tabs.doubles')}</h2>
            <span className="small quiet grow">
              {open.length === 0 ? t('double.none') : t('double.waiting', { count: open.length })}
            </span>
            {doubles.doubles.length > 0 && (
              <Button type="link" onClick={() => show('doubles')}>
                {t('double.all', { count: doubles.doubles.length })}
              </Button>
            )}
          </header>
          {open.length > 0 && <p className="note small">{t('double.text')}</p>}
          {open.map((row) => (
            <DoubleCard key={row.scanId} row={row} zone={answer.zone} mayAnswer={mayAnswer} />
          ))}
        </section>
      )}
      <section>
        <header>
          <h2>{t('arrivals.refusals')}</h2>
        </header>
        {answer.refusals.length === 0 ? (
          <p className="small quiet">{t('arrivals.noRefusal')}</p>
        ) : (
          <ul className="arrivals-refusals">
            {answer.refusals.map(({ reason, count }) => (
              <li key={reason}>
                <span>{t(`reasons.${reason as 'unknown'}`)}</span> <b>{count.toLocaleString('en')}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  );
}
