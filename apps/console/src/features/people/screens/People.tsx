import '../parts/people.css';
import { peopleConsoleCalls as calls } from '@meetingapp/contract/people.ts';
import { search } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Button, Input, Tabs } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCid } from '../../../lib/session/conference.ts';
import { useOpenKey, useTab } from '../../../lib/lists/use-open-row.ts';
import { Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { usePages } from '../../../lib/calls/use-pages.ts';
import { GroupPane } from '../parts/GroupPane.tsx';
import { GroupTable } from '../parts/GroupTable.tsx';
import { PeopleTable } from '../parts/PeopleTable.tsx';
import { PersonPane } from '../parts/PersonPane.tsx';

const tabs = ['people', 'groups'] as const;

/** People of the programme, and the groups of guests shown on the phone. */
export function People() {
  const t = useT('peopleConsole');
  const names = useT('console');
  const cid = useCid();
  const [tab, setTab] = useTab(tabs);
  const [key, setKey] = useOpenKey();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const people = usePages(calls.list, { cid, words: wanted, after: null }, ({ next }) => next);
  const groups = useCall(calls.groups, { cid });
  const total = people.pages?.[0]?.total;
  const id = Number(key) || null;
  const close = () => setKey(null);
  const add = (
    <Button type="primary" onClick={() => setKey('new')}>
      {t(tab === 'people' ? 'add' : 'addGroup')}
    </Button>
  );
  const group = groups.answer?.groups.find((one) => one.id === id) ?? null;
  return (
    <Page
      title={names('pages.people')}
      facts={total === undefined ? '' : t('facts', { count: total })}
      actions={add}
      bar={
        <>
          <Tabs
            className="grow"
            activeKey={tab}
            onChange={(wish) => setTab(wish as typeof tab)}
            items={tabs.map((one) => ({ key: one, label: t(`tabs.${one}`) }))}
          />
          {tab === 'people' && (
            <Input
              className="people-search"
              prefix={<Icon icon={search} />}
              allowClear
              value={words}
              placeholder={t('search')}
              aria-label={t('search')}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </>
      }
      pane={
        key !== null &&
        (tab === 'people' ? (
          <PersonPane key={key} id={id} close={close} saved={setKey} />
        ) : id === null || group ? (
          <GroupPane key={key} group={group} close={close} saved={setKey} />
        ) : null)
      }
    >
      {tab === 'people' ? (
        <PeopleTable people={people} opened={id} open={setKey} searched={wanted !== ''} add={add} />
      ) : (
        <GroupTable asked={groups} opened={id} open={setKey} add={add} />
      )}
    </Page>
  );
}
