import { membersConsoleCalls as calls, type MemberList } from '@meetingapp/contract/members/console.ts';
import { idCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Pagination } from 'antd';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useListed, useOpenKey } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useRemoval } from '../data.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { ListBar } from './ListBar.tsx';
import { ListPane } from './ListPane.tsx';
import { MemberPane } from './MemberPane.tsx';
import { MemberTable } from './MemberTable.tsx';

interface MembersPageProps {
  cid: number;
  list: MemberList;
  lists: readonly MemberList[];
  choose: (listId: number) => void;
  /** True for staff of the society that owns the lists. */
  mayChange: boolean;
  /** True for staff who may choose the list that this conference uses. */
  mayChoose: boolean;
  make: () => void;
  bringIn: () => void;
  /** Pane of a new list, shown beside the table. */
  newList: ReactNode;
}

const PAGE = 50;

/** One list: 50 people per page, with one open beside the table. */
export function MembersPage({
  cid,
  list,
  lists,
  choose,
  mayChange,
  mayChoose,
  make,
  bringIn,
  newList,
}: MembersPageProps) {
  const t = useT('membersConsole');
  const names = useT('console');
  const [words, setWords] = useState('');
  const [page, setPage] = useListed('page');
  const [open, setOpen] = useOpenKey();
  const [ticked, setTicked] = useState<number[]>([]);
  const asked = useCall(calls.people, { cid, listId: list.id, words, page: page ?? 1 });
  const removal = useRemoval(cid, list.id);
  const close = () => setOpen(null);
  const member = asked.answer?.people.find(({ id }) => String(id) === open) ?? null;
  const total = asked.answer?.total ?? 0;
  async function removeTicked() {
    if (await removal.takeOut(ticked.map((id) => ({ id })))) setTicked([]);
  }
  const pane =
    newList ||
    (open === 'list' ? (
      <ListPane key={list.id} cid={cid} list={list} close={close} saved={close} />
    ) : (
      (open === 'new' || member) && (
        <MemberPane key={open} cid={cid} listId={list.id} member={member} mayChange={mayChange} close={close} />
      )
    ));
  return (
    <Page
      title={names('pages.members')}
      facts={t('facts', { people: list.people.toLocaleString('en'), valid: list.valid.toLocaleString('en') })}
      actions={
        <>
          <ExportMenu cid={cid} listId={list.id} />
          {mayChange && (
            <>
              <Button onClick={bringIn}>{t('import')}</Button>
              <Button type="primary" onClick={() => setOpen('new')}>
                {t('add')}
              </Button>
            </>
          )}
        </>
      }
      bar={
        <ListBar
          cid={cid}
          list={list}
          lists={lists}
          choose={choose}
          words={words}
          search={(next) => {
            setWords(next);
            setPage(null);
          }}
          mayChange={mayChange}
          mayChoose={mayChoose}
          make={make}
          edit={() => setOpen('list')}
        />
      }
      pane={pane}
      foot={
        ticked.length > 0 ? (
          <div className="members-foot">
            <span className="grow">{t('chosen', { count: ticked.length })}</span>
            <Button onClick={() => setTicked([])}>{t('cancel')}</Button>
            <Button danger loading={removal.busy} onClick={() => void removeTicked()}>
              {t('remove')}
            </Button>
          </div>
        ) : (
          total > PAGE && (
            <div className="members-foot">
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
        )
      }
    >
      <Answered asked={asked}>
        {({ people }) =>
          people.length > 0 ? (
            <MemberTable
              people={people}
              open={member?.id ?? null}
              narrow={Boolean(pane)}
              choose={({ id }) => setOpen(id)}
              ticked={ticked}
              tick={mayChange ? setTicked : null}
            />
          ) : words === '' ? (
            <EmptyState icon={idCard} title={t('empty')} text={t('emptyText')}>
              {mayChange && <Button onClick={bringIn}>{t('import')}</Button>}
            </EmptyState>
          ) : (
            <EmptyState icon={idCard} title={t('notFound', { words })} />
          )
        }
      </Answered>
    </Page>
  );
}
