import { groupConsoleCalls as calls } from '@meetingapp/contract/groups/console.ts';
import { handshake } from '@meetingapp/ui/icons/icons-topics.ts';
import { Input, Pagination } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useListed, useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { GroupPane } from '../parts/GroupPane.tsx';
import { GroupTable } from '../parts/GroupTable.tsx';

const PAGE = 50;

/** Groups: leader, progress of the members, and invitation links. */
export function Groups() {
  const t = useT('groups');
  const names = useT('console');
  const cid = useCid();
  const [words, setWords] = useState('');
  const [open, setOpen] = useOpenRow();
  const [page, setPage] = useListed('page');
  const asked = useCall(calls.groups, { cid, words, page: page ?? 1 });
  const total = asked.answer?.total ?? 0;
  return (
    <Page
      title={names('pages.groups')}
      facts={
        asked.answer &&
        t('facts', { count: total.toLocaleString('en'), people: asked.answer.people.toLocaleString('en') })
      }
      bar={
        <Input
          allowClear
          style={{ width: 260 }}
          maxLength={60}
          aria-label={t('words')}
          placeholder={t('words')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setPage(null);
          }}
        />
      }
      foot={
        total > PAGE && (
          <Pagination
            size="small"
            pageSize={PAGE}
            showSizeChanger={false}
            current={page ?? 1}
            total={total}
            onChange={setPage}
          />
        )
      }
      pane={open !== null && <GroupPane key={open} groupId={open} close={() => setOpen(null)} />}
    >
      <Answered asked={asked}>
        {({ groups }) =>
          groups.length > 0 ? (
            <GroupTable groups={groups} open={open} choose={setOpen} />
          ) : words === '' ? (
            <EmptyState icon={handshake} title={t('none')} text={t('noneText')} />
          ) : (
            <EmptyState icon={handshake} title={t('notFound', { words })} />
          )
        }
      </Answered>
    </Page>
  );
}
