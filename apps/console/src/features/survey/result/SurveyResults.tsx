import './result.css';
import { surveyConsoleCalls, surveyResultCalls as calls } from '@meetingapp/contract/survey/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Segmented, Select, Tag } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useState } from 'react';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ComparisonPane } from './ComparisonPane.tsx';
import { GroupPane } from './GroupPane.tsx';
import { ItemChart } from './ItemChart.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const EVERY_MS = 10_000;
const formats = ['xlsx', 'csv', 'spss'] as const;

/** Results of a survey, live: a chart or a table for each question, of all people or of those with one answer. */
export function SurveyResults({ surveyId, close }: { surveyId: number; close: () => void }) {
  const t = useT('surveyConsole');
  const language = useLanguage();
  const cid = useCid();
  const [view, setView] = useState<'charts' | 'tables'>('charts');
  const [filter, setFilter] = useState<{ code: string; value: string } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [reporting, setReporting] = useState(false);
  const [earlier, setEarlier] = useState<number | null>(null);
  const others = useCall(surveyConsoleCalls.surveys, { cid }).answer?.surveys ?? [];
  const asked = useCall(calls.results, { cid, surveyId, filter }, { fresh: true, again: () => EVERY_MS });
  const file = useChange(calls.export, { said: t('exported') });
  const { answer } = asked;
  const item = answer?.items.find(({ code }) => code === chosen);
  const take = async (format: (typeof formats)[number]) => {
    const outcome = await file.change({ cid, surveyId, format });
    if (outcome.ok) for (const one of outcome.answer.files) saveFile(one);
  };
  const filters = (answer?.groupings ?? []).map(({ code, label, options }) => ({
    label,
    options: options.map((option) => ({ value: `${code}|${option.value}`, label: option.label })),
  }));
  return (
    <Page
      title={answer ? pickLanguage(answer.title, language) : t('results')}
      facts={
        answer && (
          <>
            {answer.anonymous && <Tag color="geekblue">{t('anonymous')}</Tag>}
            {t('resultFacts', { people: answer.people })}
          </>
        )
      }
      actions={
        <>
          <Button onClick={close}>{t('all')}</Button>
          <ActMenu
            menu={{
              items: [
                ...formats.map((format) => ({
                  key: format,
                  label: t(`formats.${format}`),
                  onClick: () => void take(format),
                })),
                { type: 'divider' as const },
                { key: 'report', label: t('report.open'), onClick: () => setReporting(true) },
              ],
            }}
          >
            <Button loading={file.busy}>{t('export')}</Button>
          </ActMenu>
        </>
      }
      bar={
        <>
          <Segmented
            value={view}
            onChange={setView}
            options={(['charts', 'tables'] as const).map((value) => ({ value, label: t(value) }))}
          />
          {filters.length > 0 && (
            <Select<string>
              className="survey-filter"
              aria-label={t('filter')}
              value={filter ? `${filter.code}|${filter.value}` : ''}
              onChange={(value) => {
                const [code = '', wanted = ''] = value.split('|');
                setFilter(value === '' ? null : { code, value: wanted });
              }}
              options={[{ value: '', label: t('everyone', { count: answer?.people ?? 0 }) }, ...filters]}
            />
          )}
          {others.some(({ id, people }) => id !== surveyId && people > 0) && (
            <Select<number>
              className="survey-filter"
              aria-label={t('comparison.act')}
              value={earlier ?? 0}
              onChange={(id) => setEarlier(id === 0 ? null : id)}
              options={[
                { value: 0, label: earlier === null ? t('comparison.act') : t('comparison.none') },
                ...others
                  .filter(({ id, people }) => id !== surveyId && people > 0)
                  .map(({ id, title }) => ({ value: id, label: pickLanguage(title, language) })),
              ]}
            />
          )}
          {filter && answer?.counted != null && (
            <span className="quiet">{t('filtered', { count: answer.counted })}</span>
          )}
        </>
      }
      pane={
        earlier === null ? (
          item &&
          answer && (
            <GroupPane key={item.code} surveyId={surveyId} item={item} results={answer} close={() => setChosen(null)} />
          )
        ) : (
          <ComparisonPane surveyId={surveyId} earlierId={earlier} close={() => setEarlier(null)} />
        )
      }
    >
      {reporting && answer && (
        <ReportDialog surveyId={surveyId} results={answer} filter={filter} close={() => setReporting(false)} />
      )}
      <Answered asked={asked}>
        {({ people, counted, items }) => {
          if (people === 0) return <EmptyState icon={listChecks} title={t('noAnswers')} text={t('noAnswersText')} />;
          if (counted === null) return <EmptyState icon={listChecks} title={t('few')} text={t('fewText')} />;
          return items.map((one) => (
            <ItemChart
              key={one.code}
              item={one}
              table={view === 'tables'}
              chosen={one.code === chosen}
              choose={() => {
                setEarlier(null);
                setChosen(one.code);
              }}
            />
          ));
        }}
      </Answered>
    </Page>
  );
}
