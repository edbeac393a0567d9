import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { liveStatuses, type LiveStatus } from '@meetingapp/contract/live/socket.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Link, useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { LateSponsorLogos } from '../../../shared/sponsors/LateSponsorLogos.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useRooms } from '../data.ts';
import { LivePage } from '../parts/LivePage.tsx';
import { RoomCard } from '../room/RoomCard.tsx';
import { StatusFilter } from '../parts/StatusFilter.tsx';
import { isNumber, statusAt } from '../view.ts';

const NOW_MS = 1000;

/** S56: rooms of the online conference with what is on in each; kept alive. */
export function RoomOnline() {
  const t = useT('live');
  const { cid } = useParameters('roomOnline');
  const asked = useRooms(cid);
  const back = useBack('conferenceIndex', { cid });
  const now = useNow(NOW_MS);
  const [status, setStatus] = useState<LiveStatus | null>(null);
  const rooms = asked.answer?.rooms ?? [];
  const standing = (on: ListedBroadcast | null): LiveStatus | null => {
    const shown = on && statusAt(on, now);
    if (shown === 'soon') return 'not_started';
    return shown === 'pending' ? 'paused' : shown;
  };
  const counts = Object.fromEntries(
    liveStatuses.map((one) => [one, rooms.filter(({ on }) => standing(on) === one).length]),
  ) as Record<LiveStatus, number>;
  const shown = rooms.filter(({ on }) => status === null || standing(on) === status);
  return (
    <LivePage back={back} asked={asked} nameless={!isNumber(cid)} cid={undefined}>
      <h1 className="t-2xl">{t('rooms.title')}</h1>
      {rooms.length === 0 && <EmptyState icon={radio} title={t('rooms.none')} text={t('rooms.noneText')} />}
      {rooms.length > 0 && (
        <>
          <StatusFilter label={t('rooms.filter')} counts={counts} value={status} onChange={setStatus} />
          {shown.length === 0 && <EmptyState icon={radio} title={t('rooms.noneOfStatus')} />}
          {shown.map((room) => (
            <RoomCard key={room.id} room={room} cid={Number(cid)} zone={asked.answer?.zone ?? ''} now={now} />
          ))}
          <p className="to-list">
            <Link name="liveList" params={{ id: cid }} className={buttonClass('soft', 'sm')}>
              {t('rooms.list')}
            </Link>
          </p>
          <LateSponsorLogos cid={cid} place="live" />
        </>
      )}
    </LivePage>
  );
}
