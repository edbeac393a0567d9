import '../parts/papers.css';
import { paperCallCalls } from '@meetingapp/contract/papers/call.ts';
import { papersConsoleCalls as calls, type PaperFilter } from '@meetingapp/contract/papers/console.ts';
import { roles } from '@meetingapp/contract/call.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Pagination } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useListed, useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { noFilter, PaperFilters } from './PaperFilters.tsx';
import { PaperPane } from './PaperPane.tsx';
import { PaperTable } from './PaperTable.tsx';
import type { PapersTabProps } from '../parts/papers-tab.ts';
import { useExport } from '../../../lib/calls/use-export.ts';

const PAGE = 50;

/** Submissions: found by words and state, 50 per page, with one open beside the list. */
export function PaperList({ cid, bar }: PapersTabProps) {
  const t = useT('papersConsole');
  const names = useT('console');
  const mayChange = useRole(roles.programme);
  const [filter, setFilter] = useState<Required<PaperFilter>>(noFilter);
  const [page, setPage] = useListed('page');
  const [open, setOpen] = useOpenRow();
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
            <EmptyState icon={fileText} title={t('notFound')}>
              <Button onClick={() => narrow(noFilter)}>{t('clearFilter')}</Button>
            </EmptyState>
          ) : (
            <EmptyState icon={fileText} title={t('none')} text={t('noneText')} />
          )
        }
      </Answered>
    </Page>
  );
}

/** Exports all pages of the filtered list; a background task makes the file. */
function ExportPapers({ cid, filter, total }: { cid: number; filter: PaperFilter; total: number }) {
  const t = useT('papersConsole');
  const { start, busy } = useExport(calls.export);
  const items = (['xlsx', 'csv'] as const).map((format) => ({
    key: format,
    label: t(`exporting.${format}`, { count: total }),
    onClick: () => void start({ cid, filter, format }),
  }));
  return (
    <ActMenu menu={{ items }} disabled={total === 0}>
      <Button loading={busy}>{t('exporting.act')}</Button>
    </ActMenu>
  );
}
