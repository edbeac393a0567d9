import '../parts/review.css';
import { reviewCalls as calls, type DeskPaper } from '@meetingapp/contract/papers-review.ts';
import { clipboardPen } from '@meetingapp/ui/icons-topics.ts';
import { Progress, Tabs, Tag } from 'antd';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ListTable } from '../../../lib/ListTable.tsx';
import { momentText } from '../../../lib/moment.ts';
import { useOpened } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ReviewDesk } from '../parts/ReviewDesk.tsx';
import { either, inPoints } from '../view.ts';

const shown = ['all', 'open', 'done'] as const;

/** What I was given to review: how far I am, until when, and one paper at a time. */
export function MyReviews() {
  const t = useT('papersReview');
  const language = useLanguage();
  const cid = useCid();
  const [show, setShow] = useState<(typeof shown)[number]>('all');
  const [open, setOpen] = useOpened();
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
            <Blank icon={clipboardPen} title={t('own.none')} text={t('own.noneText')} />
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

/** Every paper of the desk; a press anywhere on its row opens it. */
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
            {either(title, language)}
          </button>
          <div className="small quiet">{topics.map((topic) => either(topic, language)).join(' · ')}</div>
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
