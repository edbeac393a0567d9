import './dashboard.css';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { usageCalls } from '@meetingapp/contract/statistics/usage.ts';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';
import { screenName } from '@meetingapp/locales/screen-name.ts';
import { Columns } from '@meetingapp/ui/pickers/Columns.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shortDay } from '../../../lib/time/short-day.ts';
import { CountTable } from './CountTable.tsx';
import { Figure } from './Figure.tsx';

type Traffic = AnswerOf<(typeof usageCalls)['traffic']>;

/** The traffic chart and the tables behind it. */
export function TrafficView({ traffic }: { traffic: Traffic }) {
  const t = useT('usage');
  const shown = useLanguage();
  const { total, days, pages, sources, languages } = traffic;
  const most = Math.max(...days.map(({ views }) => views));
  return (
    <>
      <div className="figures">
        {(['views', 'visitors', 'shares'] as const).map((key) => (
          <Figure key={key} name={t(key)} value={total[key].toLocaleString('en')} />
        ))}
      </div>
      <div className="dash">
        <div>
          <section>
            <header>
              <h2>{t('views')}</h2>
            </header>
            <Columns
              label={t('chartLabel', { most })}
              scale={scaleOf(most)}
              columns={days.map(({ day, views }) => ({ name: shortDay(day, shown), value: views }))}
            />
            <p className="small quiet">{t('note')}</p>
          </section>
          <CountTable of={t('day')} rows={days.map(({ day, ...count }) => ({ name: day, ...count })).toReversed()} />
        </div>
        <div>
          <CountTable
            of={t('page')}
            rows={pages.map(({ screen, ...count }) => ({ name: screenName(t, screen), ...count }))}
          />
          <CountTable
            of={t('source')}
            rows={sources.map(({ code, ...count }) => ({ name: code || t('direct'), ...count }))}
          />
          <CountTable
            of={t('language')}
            rows={languages.map(({ language, ...count }) => ({ name: t(language), ...count }))}
          />
        </div>
      </div>
    </>
  );
}
