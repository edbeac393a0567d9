import './BroadcastRow.css';
import type { ListedBroadcast } from '@meetingapp/contract/live-shared.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { users } from '@meetingapp/ui/icons-home.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import { statusAt } from '../view.ts';
import { useTimes } from './use-times.ts';
import { Cover } from './Cover.tsx';
import { StatusTag } from '../../../lib/live/StatusTag.tsx';

interface Props {
  broadcast: ListedBroadcast;
  cid: number;
  zone: string;
  now: number;
  /** Said beside the time. */
  room?: string | undefined;
}

/** A broadcast in a list: a replay opens as such, all others as what is on. */
export function BroadcastRow({ broadcast, cid, zone, now, room }: Props) {
  const t = useT('live');
  const language = useLanguage();
  const times = useTimes(zone);
  const { id, title, cover, viewers } = broadcast;
  const status = statusAt(broadcast, now);
  const inside = (
    <>
      <Cover cover={cover}>
        <StatusTag status={status} />
      </Cover>
      <span className="grow">
        <b>{inWords(title, language)}</b>
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
    <To name="relive" params={{ lid: id }} query={{ cid }} className="live-row">
      {inside}
    </To>
  ) : (
    <To name="live" params={{ lid: id }} query={{ cid }} className="live-row">
      {inside}
    </To>
  );
}
