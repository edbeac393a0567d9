import '../parts/pages.css';
import { roles } from '@meetingapp/contract/call.ts';
import { pagesConsoleCalls as calls } from '@meetingapp/contract/pages/console.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { plus } from '@meetingapp/ui/icons/icons.ts';
import { Tabs } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useOpenRowOrNew, useTab } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { Hosts } from '../parts/Hosts.tsx';
import { PageEditor } from '../parts/PageEditor.tsx';
import { PageTable } from '../parts/PageTable.tsx';

const tabs = ['page', 'subject', 'hosts'] as const;

/** Free pages, special topics, and hosts that may be embedded. */
export function Pages() {
  const t = useT('pagesConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const [tab, setTab] = useTab(tabs);
  const [open, setOpen] = useOpenRowOrNew();
  const list = useCall(calls.list, { cid });
  const asked = useCall(
    calls.read,
    { cid, pageId: typeof open === 'number' ? open : 0 },
    {
      enabled: typeof open === 'number',
    },
  );
  const pages = list.answer?.pages ?? [];
  const close = () => setOpen(null);
  if (open === 'new' && tab !== 'hosts')
    return <PageEditor key={`new-${tab}`} page={null} kind={tab} close={close} saved={setOpen} />;
  if (typeof open === 'number') {
    const current = asked.answer?.page.id === open ? asked.answer : undefined;
    if (current)
      return <PageEditor key={open} page={current.page} kind={current.page.kind} close={close} saved={setOpen} />;
    return (
      <Page title={t('page')}>
        <Answered asked={{ ...asked, answer: current }}>{() => null}</Answered>
      </Page>
    );
  }
  const alive = (kind: string) => pages.filter((one) => one.kind === kind && one.standing !== 'removed').length;
  const add = tab !== 'hosts' && (
    <ActButton
      type="primary"
      lacks={{ onlyView: !mayWrite }}
      icon={<Icon icon={plus} />}
      onClick={() => setOpen('new')}
    >
      {t(tab === 'page' ? 'addPage' : 'addSubject')}
    </ActButton>
  );
  return (
    <Page
      title={c('pages.pages')}
      facts={list.answer ? t('facts', { pages: alive('page'), subjects: alive('subject') }) : ''}
      actions={add}
      bar={
        <Tabs
          className="grow"
          activeKey={tab}
          onChange={(wish) => setTab(wish as typeof tab)}
          items={tabs.map((one) => ({ key: one, label: t(`tabs.${one}`) }))}
        />
      }
    >
      {tab === 'hosts' ? (
        <Hosts mayWrite={mayWrite} />
      ) : (
        <Answered asked={list}>
          {() => <PageTable kind={tab} pages={pages.filter((one) => one.kind === tab)} open={setOpen} add={add} />}
        </Answered>
      )}
    </Page>
  );
}
