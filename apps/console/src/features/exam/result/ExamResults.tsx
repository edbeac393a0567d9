import './result.css';
import { examResultCalls as calls, type ItemFigures } from '@meetingapp/contract/exam/result.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Segmented, Tag } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useListKeys } from '../../../lib/lists/use-list-keys.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { PeopleTab } from '../people/PeopleTab.tsx';
import { clockOf, figureOf } from '../view.ts';
import { Corrections } from './Corrections.tsx';
import { FigureStrip } from './FigureStrip.tsx';
import { ItemPane } from './ItemPane.tsx';
import { askedFirst } from '../../../lib/forms/unsaved.ts';
import { ScoreChart } from './ScoreChart.tsx';

const flagColours = {
  key_suspect: 'error',
  too_easy: 'warning',
  too_hard: 'warning',
  weak: 'warning',
  slow: 'default',
} as const;

const tabs = ['items', 'people'] as const;
type Tab = (typeof tabs)[number];

/** Results of an exam, items with a flag first; beside them one item and its rescoring. */
export function ExamResults({ examId, close }: { examId: number; close: () => void }) {
  const t = useT('examConsole');
  const language = useLanguage();
  const cid = useCid();
  const [chosen, setChosen] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('items');
  const asked = useCall(calls.figures, { cid, examId }, { fresh: true });
  const { answer } = asked;
  const items = (answer?.items ?? [])
    .map((item) => ({ ...item, id: item.versionId }))
    .sort(
      (one, other) => other.flags.length - one.flags.length || (one.discrimination ?? 1) - (other.discrimination ?? 1),
    );
  const item = items.find(({ versionId }) => versionId === chosen);
  const beside = item !== undefined;
  const flagged = tab === 'items' ? items.filter(({ flags }) => flags.length > 0) : [];
  /** The next item with a flag, from the first again after the last. */
  const nextFlag = () => {
    const at = flagged.findIndex(({ versionId }) => versionId === chosen);
    const next = flagged[(at + 1) % flagged.length];
    if (next) setChosen(next.versionId);
  };
  useListKeys({ F8: nextFlag });
  return (
    <Page
      title={answer ? pickLanguage(answer.title, language) : t('results')}
      facts={answer ? t('finished', { finished: answer.finished, begun: answer.begun }) : ''}
      actions={<Button onClick={close}>{t('all')}</Button>}
      bar={
        <Segmented<Tab>
          aria-label={t('results')}
          value={tab}
          onChange={(next) =>
            askedFirst(() => {
              setTab(next);
              setChosen(null);
            })
          }
          options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        />
      }
      foot={flagged.length > 0 && <span className="small quiet">{t('nextFlag')}</span>}
      pane={
        item && (
          <ItemPane
            key={item.versionId}
            item={item}
            examId={examId}
            correctable={answer?.correctable ?? false}
            close={() => setChosen(null)}
          />
        )
      }
    >
      <Answered asked={asked}>
        {(figures) =>
          tab === 'people' ? (
            <PeopleTab examId={examId} />
          ) : figures.finished === 0 ? (
            <EmptyState icon={listChecks} title={t('noResults')} text={t('noResultsText')} />
          ) : (
            <>
              <FigureStrip figures={figures} />
              <ScoreChart histogram={figures.histogram} points={figures.points} pass={figures.pass} />
              <Corrections corrections={figures.corrections} examId={examId} />
              <ListTable<ItemFigures & { id: number }>
                rows={items}
                open={chosen}
                columns={[
                  {
                    title: t('item'),
                    render: (_value, one) => (
                      <button
                        type="button"
                        className="exam-item"
                        onClick={() => askedFirst(() => setChosen(one.versionId))}
                      >
                        <b>{pickLanguage(one.stem, language)}</b>
                        <span className="small quiet">{`${one.code} v${one.number}`}</span>
                      </button>
                    ),
                  },
                  {
                    title: t('topic'),
                    width: 150,
                    hidden: beside,
                    render: (_value, one) => pickLanguage(one.topic, language),
                  },
                  { title: t('answered'), width: 70, hidden: beside, align: 'right', dataIndex: 'people' },
                  {
                    title: t('difficulty'),
                    width: 130,
                    render: (_value, one) => (
                      <span className="exam-difficulty">
                        <i aria-hidden="true">
                          <i style={{ width: `${(one.difficulty ?? 0) * 100}%` }} />
                        </i>
                        {figureOf(one.difficulty)}
                      </span>
                    ),
                  },
                  {
                    title: t('discrimination'),
                    width: 118,
                    align: 'right',
                    render: (_value, one) => (
                      <span className={levelOf(one.discrimination)}>{figureOf(one.discrimination)}</span>
                    ),
                  },
                  {
                    title: t('time'),
                    width: 70,
                    hidden: beside,
                    align: 'right',
                    render: (_value, one) => (one.seconds === null ? '' : clockOf(one.seconds)),
                  },
                  {
                    title: t('flags'),
                    width: 150,
                    render: (_value, one) =>
                      one.flags.length === 0 ? (
                        <Tag color="success">{t('fine')}</Tag>
                      ) : (
                        one.flags.map((flag) => (
                          <Tag key={flag} color={flagColours[flag]}>
                            {t(`flagNames.${flag}`)}
                          </Tag>
                        ))
                      ),
                  },
                ]}
              />
            </>
          )
        }
      </Answered>
    </Page>
  );
}

/** Below 0 red, below .20 amber. */
const levelOf = (discrimination: number | null): string | undefined => {
  if (discrimination === null || discrimination >= 0.2) return undefined;
  return discrimination < 0 ? 'exam-red' : 'exam-amber';
};
