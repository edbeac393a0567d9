import '../parts/review.css';
import { reviewCalls as calls, type DeskPaper } from '@meetingapp/contract/papers/review.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clipboardPen } from '@meetingapp/ui/icons/icons-topics.ts';
import { Progress, Tabs, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { momentText } from '../../../lib/time/moment.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ReviewDesk } from '../review/ReviewDesk.tsx';
import { inPoints } from '../view.ts';

const shown = ['all', 'open', 'done'] as const;

/** The reviewer's assignments: progress, deadline, and one paper at a time. */
export function MyReviews() {
  const t = useT('papersReview');
  const language = useLanguage();
  const cid = useCid();
  const [show, setShow] = useState<(typeof shown)[number]>('all');
  const [open, setOpen] = useOpenRow();
  const asked = useCall(calls.desk, { cid });
  const papers = asked.answer?.papers ?? [];
  const done = papers.filter(({ state }) => state === 'done').length;
  const opened = papers.find(({ paperId }) => paperId === open);
  if (asked.answer && opened)
    return <ReviewDesk key={opened.paperId} cid={cid} desk={asked.answer} paperId={opened.paperId} go={setOpen} />;
  const listed = papers.filter(({ state }) => show === 'all' || (state === 'done') === (show === 'done'));
  const until = asked.answer?.until;
  return (
    <Page
      title={t('own.title')}
      facts={
        asked.answer &&
        [
          t('own.facts', { done, all: papers.length }),
          asked.answer.closed ? t('own.closed') : until && t('own.until', { until: momentText(until, language) }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      bar={
        <>
          <Tabs
            className="grow"
            activeKey={show}
            onChange={(key) => setShow(key as typeof show)}
            items={shown.map((key) => ({ key, label: t(`own.states.${key}`) }))}
          />
          {papers.length > 0 && (
            <Progress
              className="reviewed"
              aria-label={t('own.facts', { done, all: papers.length })}
              percent={Math.round((done / papers.length) * 100)}
              size="small"
            />
          )}
        </>
      }
    >
      <Answered asked={asked}>
        {({ blind }) =>
          papers.length === 0 ? (
            <EmptyState icon={clipboardPen} title={t('own.none')} text={t('own.noneText')} />
          ) : (
            <>
              {blind && <p className="note pad">{t('own.blind')}</p>}
              <DeskTable papers={listed} open={setOpen} />
            </>
          )
        }
      </Answered>
    </Page>
  );
}

/** Assigned papers; a click anywhere on a row opens it. */
function DeskTable({ papers: rows, open: look }: { papers: DeskPaper[]; open: (id: number) => void }) {
  const t = useT('papersReview');
  const language = useLanguage();
  const columns: TableColumnsType<DeskPaper & { id: number }> = [
    { title: t('own.number'), dataIndex: 'number', width: 110 },
    {
      title: t('own.paper'),
      render: (_, { paperId, title, topics }) => (
        <>
          <button type="button" className="paper-link" onClick={() => look(paperId)}>
            {pickLanguage(title, language)}
          </button>
          <div className="small quiet">{topics.map((topic) => pickLanguage(topic, language)).join(' · ')}</div>
        </>
      ),
    },
    {
      title: t('own.state'),
      width: 120,
      render: (_, { state, begun }) => (
        <Tag color={state === 'done' ? 'success' : begun ? 'processing' : 'default'} variant="filled">
          {t(`own.states.${state === 'done' ? 'done' : begun ? 'begun' : 'open'}`)}
        </Tag>
      ),
    },
    {
      title: t('own.total'),
      width: 90,
      align: 'right',
      render: (_, { total }) => (total === null ? '' : inPoints(total)),
    },
  ];
  return (
    <ListTable
      rows={rows.map((row) => ({ ...row, id: row.paperId }))}
      open={null}
      columns={columns}
      onRow={({ paperId }) => ({ onClick: () => look(paperId) })}
    />
  );
}
