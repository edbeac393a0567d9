import './Traffic.css';
import { usageCalls } from '@meetingapp/contract/statistics/usage.ts';
import { scaleOf } from '@meetingapp/domain/statistics/scale.ts';
import { screenName } from '@meetingapp/locales/screen-name.ts';
import { Columns } from '@meetingapp/ui/pickers/Columns.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { useStaffCall, type StaffAccess } from '../../../lib/session/use-staff-call.ts';
import { CountTable } from './CountTable.tsx';
import { FigureList } from './FigureList.tsx';

const RENEWED_MS = 30_000;
const spans = ['week', 'month', 'quarter'] as const;
const days = { week: 7, month: 30, quarter: 90 } as const;
const isSpan = (text: string): text is (typeof spans)[number] => (spans as readonly string[]).includes(text);

/** Views and visitors per day, page, source code and language. */
export function Traffic({ cid, access }: { cid: string; access: StaffAccess }) {
  const t = useT('usage');
  const app = useT('app');
  const [span, setSpan] = useState<(typeof spans)[number]>('week');
  const { answer, failure, again } = useStaffCall(usageCalls.traffic, { cid, days: days[span] }, access, RENEWED_MS);
  if (!answer && failure) return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />;
  if (!answer) return <Loader label={app('loading')} />;
  const { total } = answer;
  const most = Math.max(...answer.days.map(({ views }) => views));
  return (
    <div className="traffic">
      <Segments
        label={t('span')}
        value={span}
        options={spans.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => isSpan(value) && setSpan(value)}
      />
      <FigureList
        figures={(['views', 'visitors', 'shares'] as const).map((key) => ({ name: t(key), value: total[key] }))}
      />
      {total.views === 0 ? (
        <EmptyState icon={search} title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <Columns
            label={t('chartLabel', { most })}
            scale={scaleOf(most)}
            columns={answer.days.map(({ day, views }) => ({ name: day.slice(5), value: views }))}
          />
          <CountTable
            title={t('pages')}
            of={t('page')}
            rows={answer.pages.map(({ screen, ...count }) => ({ name: screenName(t, screen), ...count }))}
          />
          <CountTable
            title={t('sources')}
            of={t('source')}
            rows={answer.sources.map(({ code, ...count }) => ({ name: code || t('direct'), ...count }))}
          />
          <CountTable
            title={t('languages')}
            of={t('language')}
            rows={answer.languages.map(({ language, ...count }) => ({ name: t(language), ...count }))}
          />
          <CountTable
            title={t('days')}
            of={t('day')}
            rows={answer.days.map(({ day, ...count }) => ({ name: day, ...count })).toReversed()}
          />
        </>
      )}
      <p className="ink-3 t-sm">{t('note')}</p>
    </div>
  );
}
