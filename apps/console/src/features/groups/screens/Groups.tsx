import { groupConsoleCalls as calls } from '@meetingapp/contract/registration-group-console.ts';
import { handshake } from '@meetingapp/ui/icons-topics.ts';
import { Input, Pagination } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useListed, useOpened } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { GroupPane } from '../parts/GroupPane.tsx';
import { GroupTable } from '../parts/GroupTable.tsx';

const PAGE = 50;

/** People who register together: whose group it is, how far everybody is, and by which links more may come. */
export function Groups() {
  const t = useT('groups');
  const names = useT('console');
  const cid = useCid();
  const [words, setWords] = useState('');
  const [open, setOpen] = useOpened();
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
            <Blank icon={handshake} title={t('none')} text={t('noneText')} />
          ) : (
            <Blank icon={handshake} title={t('notFound', { words })} />
          )
        }
      </Answered>
    </Page>
  );
}
