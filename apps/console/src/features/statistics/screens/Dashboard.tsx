import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { forecastOf } from '@meetingapp/domain/statistics/forecast.ts';
import { running } from '@meetingapp/domain/statistics/days.ts';
import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { shortDay } from '../../../lib/time/short-day.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useDashboard } from '../data.ts';
import { DayTable } from '../parts/DayTable.tsx';
import { PendingWork } from '../parts/PendingWork.tsx';
import { ForecastNote } from '../parts/ForecastNote.tsx';
import { FeeTable } from '../parts/FeeTable.tsx';
import { Figures, type Dashboard as Answer } from '../parts/Figures.tsx';
import { LineChart } from '../parts/LineChart.tsx';
import { LiveViewers } from '../parts/LiveViewers.tsx';
import { MoneyChart } from '../parts/MoneyChart.tsx';
import { RoomNights } from '../parts/RoomNights.tsx';
import { daysIn, fullDays, sameTimeBefore, spans, type Span } from '../view.ts';

/** Dashboard of the conference, with pending work. */
export function Dashboard() {
  const t = useT('statistics');
  const language = useLanguage();
  const cid = useCid();
  const asked = useDashboard(cid);
  const [span, setSpan] = useState<Span>('all');
  const [table, setTable] = useState(false);
  return (
    <Page
      title={t('title')}
      facts={asked.answer && t('at', { moment: momentText(asked.answer.at, language) })}
      actions={
        <>
          <Segmented<Span>
            value={span}
            onChange={setSpan}
            options={[
              { value: 'all', label: t('spans.all') },
              { value: 'week', label: t('spans.week') },
              { value: 'today', label: t('spans.today') },
            ]}
          />
          <Button aria-pressed={table} onClick={() => setTable(!table)}>
            {t(table ? 'charts' : 'tables')}
          </Button>
        </>
      }
    >
      <Answered asked={asked}>
        {(dashboard) => <Standing cid={cid} dashboard={dashboard} span={span} table={table} />}
      </Answered>
    </Page>
  );
}

interface StandingProps {
  cid: number;
  dashboard: Answer;
  span: Span;
  table: boolean;
}

function Standing({ cid, dashboard, span, table }: StandingProps) {
  const t = useT('statistics');
  const language = useLanguage();
  const [chosen, setChosen] = useState(dashboard.currency);
  const other = dashboard.others.find(({ currency }) => currency === chosen);
  const currency = other ? other.currency : dashboard.currency;
  const days = fullDays(other ? daysIn(dashboard.days, other.days) : dashboard.days);
  const totals = running(days.map((day) => day.registered));
  const shown = days.slice(-spans[span]);
  const dates = shown.map(({ day }) => day);
  const { earlier, startsOn } = dashboard;
  const compared = earlier ? sameTimeBefore(dates, startsOn, earlier) : [];
  const before = compared.at(-1) ?? null;
  const today = dayIn(shownZone.get(), new Date(dashboard.at));
  const forecast = forecastOf({ startsOn, days: dashboard.days }, earlier, today);
  const currencies = dashboard.others.length > 0 && (
    <Segmented
      size="small"
      aria-label={t('moneyIn')}
      value={currency}
      onChange={setChosen}
      options={[dashboard.currency, ...dashboard.others.map((one) => one.currency)]}
    />
  );
  return (
    <>
      <Figures cid={cid} dashboard={dashboard} />
      <div className="dash">
        <div>
          {days.length === 0 && <EmptyState icon={layoutGrid} title={t('none')} text={t('noneText')} />}
          {days.length > 0 && table && currencies}
          {days.length > 0 && table && <DayTable days={shown} currency={currency} />}
          {days.length > 0 && !table && (
            <>
              <section>
                <header>
                  <h2>{t('growth')}</h2>
                  {earlier && before !== null && (
                    <span className="legend">
                      <svg className="chart" viewBox="0 0 16 10" style={{ width: 16 }} aria-hidden="true">
                        <path className="compared" d="M0 5L16 5" />
                      </svg>
                      {t('earlier', { title: earlier.title, count: before })}
                    </span>
                  )}
                </header>
                <LineChart
                  label={t('growthLabel', { count: totals.at(-1) ?? 0 })}
                  days={dates}
                  values={totals.slice(-spans[span])}
                  compared={compared}
                  forecast={
                    forecast && span === 'all'
                      ? { day: startsOn, value: forecast.final, deviation: forecast.final * (forecast.error ?? 0) }
                      : null
                  }
                  marks={dashboard.priceEnds.map(({ day, title }) => ({
                    day,
                    text: t('priceEnds', { title, day: shortDay(day, language) }),
                  }))}
                />
              </section>
              <section>
                <header>
                  <h2>{t('money')}</h2>
                  {currencies}
                  {(['online', 'transferred', 'refunded'] as const).map((kind) => (
                    <span key={kind} className="legend">
                      <svg className="chart" viewBox="0 0 10 10" style={{ width: 10 }} aria-hidden="true">
                        <rect className={kind} width="10" height="10" rx="2" />
                      </svg>
                      {t(kind)}
                    </span>
                  ))}
                </header>
                <MoneyChart label={t('moneyLabel')} days={shown} currency={currency} />
              </section>
            </>
          )}
          {forecast && days.length > 0 && (
            <ForecastNote forecast={forecast} today={today} earlier={earlier?.title ?? ''} table={table} />
          )}
          <RoomNights rooms={dashboard.rooms} table={table} />
          <LiveViewers cid={cid} span={span} table={table} />
          <FeeTable cid={cid} fees={dashboard.fees} currency={dashboard.currency} />
        </div>
        <PendingWork cid={cid} duties={dashboard.duties} />
      </div>
    </>
  );
}
