import './papers.css';
import { paperCallCalls } from '@meetingapp/contract/papers-call.ts';
import { papersConsoleCalls as calls, type PaperFilter } from '@meetingapp/contract/papers-console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useRole } from '../../../lib/conference.ts';
import { useListed, useOpened } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { ExportPapers } from './ExportPapers.tsx';
import { noFilter, PaperFilters } from './PaperFilters.tsx';
import { PaperPane } from './PaperPane.tsx';
import { PaperTable } from './PaperTable.tsx';
import type { PapersTabProps } from './papers-tab.ts';

const PAGE = 50;

/** What was submitted: found by words and by where it stands, 50 at a time, one of them beside. */
export function PaperList({ cid, bar }: PapersTabProps) {
  const t = useT('papersConsole');
  const names = useT('console');
  const mayChange = useRole(roles.programme);
  const [filter, setFilter] = useState<Required<PaperFilter>>(noFilter);
  const [page, setPage] = useListed('page');
  const [open, setOpen] = useOpened();
  const asked = useCall(calls.list, { cid, filter, page: page ?? 1 });
  const topics = useCall(paperCallCalls.call, { cid }).answer?.topics ?? [];
  const counts = asked.answer?.counts;
  const all = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0;
  const total = asked.answer?.total ?? 0;
  function narrow(next: Required<PaperFilter>) {
    setFilter(next);
    setPage(null);
  }
  const narrowed = JSON.stringify(filter) !== JSON.stringify(noFilter);
  return (
    <Page
      title={names('pages.papers')}
      facts={
        counts &&
        t('facts', { all: all.toLocaleString('en'), submitted: counts.submitted ?? 0, review: counts.in_review ?? 0 })
      }
      actions={mayChange && all > 0 && <ExportPapers cid={cid} filter={filter} total={total} />}
      bar={bar}
      filters={all > 0 && <PaperFilters filter={filter} narrow={narrow} topics={topics} counts={counts ?? {}} />}
      pane={
        open !== null && (
          <PaperPane
            key={open}
            cid={cid}
            paperId={open}
            topics={topics}
            mayChange={mayChange}
            close={() => setOpen(null)}
          />
        )
      }
      foot={
        total > PAGE && (
          <div className="papers-foot">
            <span className="grow">{t('found', { count: total.toLocaleString('en') })}</span>
            <Pagination
              size="small"
              pageSize={PAGE}
              showSizeChanger={false}
              current={page ?? 1}
              total={total}
              onChange={setPage}
            />
          </div>
        )
      }
    >
      <Answered asked={asked}>
        {({ papers }) =>
          papers.length > 0 ? (
            <PaperTable papers={papers} topics={topics} open={open} choose={setOpen} />
          ) : narrowed ? (
            <Blank icon={fileText} title={t('notFound')}>
              <Button onClick={() => narrow(noFilter)}>{t('clearFilter')}</Button>
            </Blank>
          ) : (
            <Blank icon={fileText} title={t('none')} text={t('noneText')} />
          )
        }
      </Answered>
    </Page>
  );
}
