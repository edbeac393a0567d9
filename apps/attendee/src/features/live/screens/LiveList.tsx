import { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import type { LiveStatus } from '@meetingapp/contract/live/socket.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { BroadcastRows } from '../broadcast/BroadcastRows.tsx';
import { LivePage } from '../parts/LivePage.tsx';
import { StatusFilter } from '../parts/StatusFilter.tsx';
import { isNumber } from '../view.ts';

const NOW_MS = 1000;
const AGAIN_MS = 30_000;

/** S63: a conference's broadcasts by status. */
export function LiveList() {
  const t = useT('live');
  const { id } = useParameters('liveList');
  const [status, setStatus] = useState<LiveStatus | null>(null);
  const asked = useCall(liveCalls.list, isNumber(id) ? { cid: id, status, after: 0 } : null, {
    every: AGAIN_MS,
    quiet: true,
    keepPrevious: true,
  });
  const { send, sending } = useSend(liveCalls.list);
  const [later, setLater] = useState<{ of: LiveStatus | null; broadcasts: ListedBroadcast[]; more: boolean } | null>(
    null,
  );
  const now = useNow(NOW_MS);
  const back = useBack('roomOnline', { cid: id });
  const own = later?.of === status ? later : null;
  const first = asked.answer?.broadcasts ?? [];
  const broadcasts = [
    ...first,
    ...(own?.broadcasts ?? []).filter((one) => !first.some((other) => other.id === one.id)),
  ];
  async function more(): Promise<void> {
    const outcome = await send({ cid: id, status, after: broadcasts.length });
    if (outcome.ok)
      setLater({
        of: status,
        broadcasts: [...(own?.broadcasts ?? []), ...outcome.answer.broadcasts],
        more: outcome.answer.more,
      });
  }
  return (
    <LivePage back={back} asked={asked} nameless={!isNumber(id)} cid={undefined}>
      <h1 className="t-2xl">{t('list.title')}</h1>
      {asked.answer && (broadcasts.length > 0 || status !== null) && (
        <StatusFilter label={t('list.filter')} counts={asked.answer.counts} value={status} onChange={setStatus} />
      )}
      {broadcasts.length === 0 ? (
        <EmptyState icon={radio} title={t('list.none')} text={t('list.noneText')} />
      ) : (
        <BroadcastRows broadcasts={broadcasts} cid={Number(id)} zone={asked.answer?.zone ?? ''} now={now} />
      )}
      {(own?.more ?? asked.answer?.more) && (
        <div className="more">
          <Button variant="soft" size="sm" loading={sending} onClick={() => void more()}>
            {t('list.more')}
          </Button>
        </div>
      )}
    </LivePage>
  );
}
