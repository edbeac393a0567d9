import { roles } from '@meetingapp/contract/call.ts';
import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { App, Button, Tabs, Tag } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { History } from '../../../lib/layout/History.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useTab } from '../../../lib/lists/use-open-row.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed, type ActivityRead } from '../data.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { AwardTable } from './AwardTable.tsx';
import { EntryTable } from './EntryTable.tsx';

const next = { draft: 'published', published: 'running', running: 'ended', ended: null } as const;
const tabs = ['activity', 'entries', 'awards'] as const;

/** One activity: its settings, who takes part, and its prizes. */
export function ActivityPage({ activityId, close }: { activityId: number; close: () => void }) {
  const t = useT('activitiesConsole');
  const language = useLanguage();
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const mayHand = useRole(roles.handOver);
  const [tab, setTab] = useTab(tabs, 'view');
  const asked = useCall(calls.read, { cid, activityId }, { fresh: true });
  const { answer } = asked;
  const content = (read: ActivityRead) => {
    if (tab === 'entries') return <EntryTable read={read} mayHand={mayHand} />;
    if (tab === 'awards') return <AwardTable read={read} mayWrite={mayWrite} mayHand={mayHand} />;
    return (
      <>
        <ActivityForm key={read.activity.seen} read={read} mayWrite={mayWrite} saved={() => undefined} />
        <div className="activity-part">
          <History cid={cid} subject="activity" id={activityId} />
        </div>
      </>
    );
  };
  return (
    <Page
      title={answer ? pickLanguage(answer.card.title, language) : t('title')}
      facts={answer && <Tag>{t(`states.${answer.card.state}`)}</Tag>}
      actions={
        <>
          <Button onClick={close}>{t('back')}</Button>
          {answer && <Move read={answer} mayHand={mayHand} />}
        </>
      }
      bar={
        <Tabs
          activeKey={tab}
          onChange={(key) => setTab(tabs.find((one) => one === key) ?? 'activity')}
          items={tabs.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        />
      }
    >
      <Answered asked={asked}>{content}</Answered>
    </Page>
  );
}

/** The step that comes next; a published activity without entries may become a draft again. */
function Move({ read, mayHand }: { read: ActivityRead; mayHand: boolean }) {
  const t = useT('activitiesConsole');
  const cid = useCid();
  const { modal } = App.useApp();
  const move = useChange(calls.move, { refreshes: changed });
  const { card } = read;
  const to = next[card.state];
  async function moveTo(state: 'draft' | 'published' | 'running' | 'ended') {
    const sure = await modal.confirm({
      title: t(`moves.${state}`),
      content: t(`movesText.${state}`),
      okText: t(`moves.${state}`),
    });
    if (sure) await move.change({ cid, activityId: card.id, state });
  }
  return (
    <>
      {card.state === 'published' && card.taken + card.waiting === 0 && mayHand && (
        <Button loading={move.busy} onClick={() => void moveTo('draft')}>
          {t('moves.draft')}
        </Button>
      )}
      {to && (
        <ActButton type="primary" lacks={{ onlyView: !mayHand }} loading={move.busy} onClick={() => void moveTo(to)}>
          {t(`moves.${to}`)}
        </ActButton>
      )}
    </>
  );
}
