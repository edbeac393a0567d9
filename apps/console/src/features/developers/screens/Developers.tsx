import '../parts/developers.css';
import { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Button, Tabs } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useListed, useOpenRow, useTab } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DeliveryPane } from '../parts/DeliveryPane.tsx';
import { unfiltered } from '../parts/DeliveryFilters.tsx';
import { DeliveryTable } from '../parts/DeliveryTable.tsx';
import { DocumentView } from '../parts/DocumentView.tsx';
import { EndpointList } from '../parts/EndpointList.tsx';
import { KeyDialog } from '../parts/KeyDialog.tsx';
import { KeyTable } from '../parts/KeyTable.tsx';
import { operationsOf, useOpenDocument } from '../parts/use-open-document.ts';
import { SandboxView } from '../parts/SandboxView.tsx';
import { SecretDialog, type Secret } from '../parts/SecretDialog.tsx';

const tabs = ['keys', 'sandbox', 'document'] as const;
const POLL_MS = 5000;

/** X1, X2: keys of the open interface, webhooks with their deliveries, and the documentation. */
export function Developers() {
  const t = useT('developersConsole');
  const c = useT('console');
  const cid = useCid();
  const [tab, setTab] = useTab(tabs);
  const [open, setOpen] = useOpenRow();
  const [before, setBefore] = useListed('before');
  const [failed, setFailed] = useState(false);
  const [filter, setFilter] = useState(unfiltered);
  const [adds, setAdds] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const { data: document } = useOpenDocument();
  const asked = useCall(
    deliveryCalls.deliveries,
    { cid, failed, ...filter, before },
    { fresh: true, again: () => POLL_MS },
  );
  const rows = asked.answer?.deliveries ?? [];
  const at = rows.findIndex(({ id }) => id === open);
  const step = (by: number) => {
    const next = rows[at + by];
    return next && at >= 0 ? () => setOpen(next.id) : null;
  };
  const bar = (
    <Tabs
      activeKey={tab}
      onChange={(key) => setTab(tabs.find((one) => one === key) ?? 'keys')}
      items={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
    />
  );
  return (
    <Page
      title={c('pages.developers')}
      facts={document && t('facts', { count: operationsOf(document).length })}
      bar={bar}
      actions={
        <Button icon={<Icon icon={plus} />} onClick={() => setAdds(true)}>
          {t('addKey')}
        </Button>
      }
      pane={
        tab === 'keys' &&
        open !== null && (
          <DeliveryPane
            key={open}
            deliveryId={open}
            previous={step(-1)}
            following={step(1)}
            close={() => setOpen(null)}
          />
        )
      }
    >
      {tab === 'document' && <DocumentView />}
      {tab === 'sandbox' && <SandboxView />}
      {tab === 'keys' && (
        <>
          <KeyTable />
          <EndpointList shown={setSecret} />
          <Answered asked={asked}>
            {(answer) => (
              <DeliveryTable
                answer={answer}
                open={open}
                setOpen={setOpen}
                failed={failed}
                setFailed={(on) => {
                  setFailed(on);
                  setBefore(null);
                }}
                filter={filter}
                setFilter={(wish) => {
                  setFilter(wish);
                  setBefore(null);
                }}
                before={before}
                setBefore={setBefore}
              />
            )}
          </Answered>
        </>
      )}
      {adds && <KeyDialog made={setSecret} close={() => setAdds(false)} />}
      {secret && <SecretDialog secret={secret} close={() => setSecret(null)} />}
    </Page>
  );
}
