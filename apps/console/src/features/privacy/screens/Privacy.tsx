import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import { lock, search as searchIcon } from '@meetingapp/ui/icons.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { Input, Segmented, Table } from 'antd';
import { useDeferredValue, useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid, useStaff } from '../../../lib/conference.ts';
import { useOpened, useTab } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Agreements } from '../parts/Agreements.tsx';
import { PersonPane } from '../parts/PersonPane.tsx';
import { Retention } from '../parts/Retention.tsx';

/** One person's data, taken out or erased; and how long this conference keeps what people answered. */
export function Privacy() {
  const t = useT('privacy');
  const c = useT('console');
  const cid = useCid();
  const ownsSociety = useStaff()?.grants.some((grant) => grant.cid === null && grant.role === 'owner') ?? false;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useOpened();
  const [tab, setTab] = useTab(['people', 'agreements']);
  const words = useDeferredValue(typed.trim());
  const asked = useCall(privacyCalls.people, { words }, { enabled: ownsSociety && words.length > 1 });
  const chosen = asked.answer?.people.find(({ account }) => account === open);
  const tabs = ownsSociety && (
    <Segmented
      aria-label={c('pages.privacy')}
      value={tab}
      onChange={setTab}
      options={(['people', 'agreements'] as const).map((value) => ({ value, label: t(`tabs.${value}`) }))}
    />
  );
  if (tabs && tab === 'agreements')
    return (
      <Page title={c('pages.privacy')} bar={tabs}>
        <Agreements />
      </Page>
    );
  return (
    <Page
      title={c('pages.privacy')}
      bar={
        ownsSociety && (
          <>
            {tabs}
            <span className="grow" />
            <Input
              style={{ width: 280 }}
              allowClear
              maxLength={60}
              prefix={<Icon icon={searchIcon} />}
              aria-label={t('search')}
              placeholder={t('search')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </>
        )
      }
      pane={chosen && <PersonPane key={chosen.account} person={chosen} close={() => setOpen(null)} />}
    >
      {(words.length < 2 || !ownsSociety) && <Retention cid={cid} />}
      {words.length < 2 || !ownsSociety ? (
        ownsSociety && <Blank icon={lock} title={t('start')} text={t('startText')} />
      ) : (
        <Answered asked={asked}>
          {({ people, more }) =>
            people.length === 0 ? (
              <Blank icon={searchIcon} title={t('none', { words })} />
            ) : (
              <>
                <Table
                  className="edge"
                  size="small"
                  rowKey="account"
                  pagination={false}
                  dataSource={[...people]}
                  rowClassName={({ account }) => (account === open ? 'open' : '')}
                  columns={[
                    {
                      title: t('name'),
                      render: (_, { account, name }) => (
                        <button type="button" onClick={() => setOpen(account)}>
                          <b>{name || t('nameless')}</b>
                        </button>
                      ),
                    },
                    { title: t('contacts'), render: (_, { contacts }) => contacts.join(' · ') },
                    {
                      title: t('count'),
                      width: 160,
                      render: (_, { registrations }) => t('registrations', { count: registrations }),
                    },
                  ]}
                />
                {more && <p className="pad quiet">{t('more')}</p>}
              </>
            )
          }
        </Answered>
      )}
    </Page>
  );
}
