import { groupConsoleCalls as calls } from '@meetingapp/contract/registration-group-console.ts';
import { handshake } from '@meetingapp/ui/icons-topics.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useOpened } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { GroupPane } from '../parts/GroupPane.tsx';
import { GroupTable } from '../parts/GroupTable.tsx';

/** People who register together: whose group it is, how far everybody is, and by which links more may come. */
export function Groups() {
  const t = useT('groups');
  const names = useT('console');
  const cid = useCid();
  const [words, setWords] = useState('');
  const [open, setOpen] = useOpened();
  const asked = useCall(calls.groups, { cid, words });
  const people = asked.answer?.groups.reduce((sum, group) => sum + group.people, 0) ?? 0;
  return (
    <Page
      title={names('pages.groups')}
      facts={asked.answer && t('facts', { count: asked.answer.total, people })}
      bar={
        <Input
          allowClear
          style={{ width: 260 }}
          maxLength={60}
          aria-label={t('words')}
          placeholder={t('words')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
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
