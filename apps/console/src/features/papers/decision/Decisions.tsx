import '../parts/review.css';
import { roles } from '@meetingapp/contract/call.ts';
import { decisionCalls as calls, type rankingSorts, type RankingFilter } from '@meetingapp/contract/papers/decision.ts';
import { listFilter } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useRole } from '../../../lib/session/conference.ts';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { noRanking } from '../view.ts';
import { BoardsDialog } from '../poster/BoardsDialog.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { DecisionPane } from './DecisionPane.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import type { PapersTabProps } from '../parts/papers-tab.ts';
import { RankingFilters } from './RankingFilters.tsx';
import { RankingTable } from './RankingTable.tsx';
import { NotifyDialog } from './NotifyDialog.tsx';

/** Papers ranked by reviews: decisions one by one or in bulk, numbering, notification of authors. */
export function Decisions({ cid, bar }: PapersTabProps) {
  const t = useT('papersReview');
  const names = useT('console');
  const may = useRole(roles.programme);
  const decides = useRole(roles.setUp);
  const [filter, setFilter] = useState<RankingFilter>(noRanking);
  const [sort, setSort] = useState<(typeof rankingSorts)[number]>('rank');
  const [from, setFrom] = useState(0);
  const [chosen, setChosen] = useState<number[]>([]);
  const [dialog, setDialog] = useState<'boards' | 'letter' | 'tell' | null>(null);
  const [open, setOpen] = useOpenRow();
  const asked = useCall(calls.ranking, { cid, filter, sort, from }, { enabled: may });
  const { answer } = asked;
  const opened = answer?.papers.find(({ id }) => id === open);
  function look(next: RankingFilter) {
    setFilter(next);
    setFrom(0);
    setChosen([]);
  }
  const close = () => setDialog(null);
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(noRanking);
  if (!may)
    return (
      <Page title={names('pages.papers')} bar={bar}>
        <EmptyState icon={listFilter} title={names('noRight')} />
      </Page>
    );
  return (
    <Page
      title={names('pages.papers')}
      facts={
        answer &&
        answer.decided
          .map(({ decision, count }) => `${t(`decisions.${decision}`)} ${count.toLocaleString('en')}`)
          .join(' · ')
      }
      actions={
        <>
          <Button type="text" onClick={() => setDialog('letter')}>
            {t('list.letter')}
          </Button>
          {decides && (
            <>
              <Button type="text" onClick={() => setDialog('boards')}>
                {t('list.boards')}
              </Button>
              <ActButton
                type="primary"
                lacks={{ nobody: !answer || answer.toTell === 0 }}
                onClick={() => setDialog('tell')}
              >
                {answer && answer.toTell > 0 ? t('list.tellCount', { count: answer.toTell }) : t('list.tell')}
              </ActButton>
            </>
          )}
        </>
      }
      bar={bar}
      filters={<RankingFilters filter={filter} set={look} topics={answer?.topics ?? []} isFiltered={isFiltered} />}
      pane={opened && <DecisionPane key={opened.id} cid={cid} paper={opened} close={() => setOpen(null)} />}
      foot={answer && <span className="grow">{t('list.facts', { count: answer.total.toLocaleString('en') })}</span>}
    >
      <div className="listing">
        <Answered asked={asked}>
          {({ papers, total }) =>
            papers.length === 0 ? (
              <EmptyState
                icon={listFilter}
                title={t(isFiltered ? 'list.notFound' : 'list.none')}
                {...(isFiltered ? {} : { text: t('list.noneText') })}
              >
                {isFiltered && <Button onClick={() => look(noRanking)}>{t('list.clear')}</Button>}
              </EmptyState>
            ) : (
              <RankingTable
                papers={papers}
                total={total}
                from={from}
                turn={setFrom}
                sort={sort}
                setSort={(next) => {
                  setSort(next);
                  setFrom(0);
                }}
                open={open}
                look={setOpen}
                chosen={chosen}
                choose={setChosen}
              />
            )
          }
        </Answered>
        <DecisionBar cid={cid} chosen={chosen} choose={setChosen} filter={filter} count={answer?.total ?? 0} />
      </div>
      {dialog === 'boards' && <BoardsDialog cid={cid} close={close} />}
      {dialog === 'letter' && <LetterDialog cid={cid} paperId={open} may={decides} close={close} />}
      {dialog === 'tell' && <NotifyDialog cid={cid} close={close} />}
    </Page>
  );
}
