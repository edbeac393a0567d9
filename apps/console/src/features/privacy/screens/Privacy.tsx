import { privacyCalls } from '@meetingapp/contract/privacy.ts';
import { lock, search as searchIcon } from '@meetingapp/ui/icons/icons.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Input, Segmented, Table } from 'antd';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid, useStaff } from '../../../lib/session/conference.ts';
import { useOpenRow, useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Agreements } from '../parts/Agreements.tsx';
import { PersonPane } from '../parts/PersonPane.tsx';
import { Retention } from '../parts/Retention.tsx';

/** Export and erasure of one person's data, and the retention of answers in this conference. */
export function Privacy() {
  const t = useT('privacy');
  const c = useT('console');
  const cid = useCid();
  const ownsSociety = useStaff()?.grants.some((grant) => grant.cid === null && grant.role === 'owner') ?? false;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useOpenRow();
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
        ownsSociety && <EmptyState icon={lock} title={t('start')} text={t('startText')} />
      ) : (
        <Answered asked={asked}>
          {({ people, more }) =>
            people.length === 0 ? (
              <EmptyState icon={searchIcon} title={t('none', { words })} />
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
