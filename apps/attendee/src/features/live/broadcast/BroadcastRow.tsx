import './BroadcastRow.css';
import type { ListedBroadcast } from '@meetingapp/contract/live/listed.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { statusAt } from '../view.ts';
import { useBroadcastTimes } from '../parts/use-broadcast-times.ts';
import { BroadcastCover } from './BroadcastCover.tsx';
import { StatusTag } from '../../../shared/live/StatusTag.tsx';

interface Props {
  broadcast: ListedBroadcast;
  cid: number;
  zone: string;
  now: number;
  /** Shown next to the time. */
  room?: string | undefined;
}

/** A broadcast in a list; links to its replay or to the live page. */
export function BroadcastRow({ broadcast, cid, zone, now, room }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useBroadcastTimes(zone);
  const { id, title, cover, viewers } = broadcast;
  const status = statusAt(broadcast, now);
  const inside = (
    <>
      <BroadcastCover cover={cover}>
        <StatusTag status={status} />
      </BroadcastCover>
      <span className="grow">
        <b>{pickLanguage(title, language)}</b>
        <span className="when">
          {room ? `${room} · ` : ''}
          {times.dayAndSpan(broadcast)}
        </span>
        {viewers > 0 && (
          <span className="when">
            <Icon icon={users} size="xs" />
            {t('watching', { count: viewers.toLocaleString('en-GB') })}
          </span>
        )}
      </span>
    </>
  );
  return status === 'review' ? (
    <Link name="relive" params={{ lid: id }} query={{ cid }} className="live-row">
      {inside}
    </Link>
  ) : (
    <Link name="live" params={{ lid: id }} query={{ cid }} className="live-row">
      {inside}
    </Link>
  );
}
