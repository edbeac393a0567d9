import './Entrance.css';
import type { Entrance as Found } from '@meetingapp/contract/live/entrance.ts';
import { entranceNow, type OpenEntrance } from '@meetingapp/domain/live/entrance.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { play } from '@meetingapp/ui/icons/icons.ts';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from '../../lib/navigation/navigation.tsx';
import { clockOf } from '../player/clock-of.ts';
import { useT } from '../../lib/texts/texts.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useEntrances } from './entrances.ts';
import type { EntranceProps } from './LateEntrance.tsx';
import { statusKinds } from './status-kinds.ts';

const NOW_MS = 5000;

/** Link to watch a session live or as a replay (S43, S45). */
export function Entrance(props: EntranceProps) {
  const found = useEntrances(String(props.cid), props.session);
  return found.length > 0 && <Open {...props} found={found} />;
}

function Open({ as, found, cid, title }: EntranceProps & { found: readonly Found[] }) {
  const entrance = entranceNow(found, new Date(useNow(NOW_MS)));
  // Texts of the agenda, whose screens show it: a separate feature would be loaded just for this.
  const t = useT('agenda');
  if (!entrance) return null;
  const { status } = entrance;
  const name = t(`entrance.status.${status}`);
  if (as === 'foot') {
    // What is coming has its own words, and so has what can be watched.
    const said = status === 'live' || status === 'review' || status === 'not_started';
    return (
      <Leading cid={cid} entrance={entrance} className={buttonClass(status === 'not_started' ? 'outline' : 'fill')}>
        <Icon icon={play} size="s" />
        {[
          t(status === 'review' ? 'entrance.replay' : status === 'not_started' ? 'entrance.about' : 'entrance.live'),
          ...(said ? [] : [name]),
        ].join(t('comma'))}
      </Leading>
    );
  }
  if (as !== 'tag') {
    const at = entrance.talks[as.talk];
    if (status !== 'review' || at === undefined) return null;
    return (
      <Leading
        cid={cid}
        entrance={entrance}
        at={at}
        className="talk-film"
        aria-label={t('entrance.talk', { title: title, time: clockOf(at) })}
      >
        <Icon icon={play} size="xs" />
      </Leading>
    );
  }
  // A coming broadcast is announced on its page: here the same word would be on every card.
  if (status === 'not_started') return null;
  return (
    <Leading
      cid={cid}
      entrance={entrance}
      className={`tag entrance ${statusKinds[status]}`}
      aria-label={t('entrance.of', { status: name, title: title })}
    >
      {status === 'review' && <Icon icon={play} size="xs" />}
      {name}
    </Leading>
  );
}

interface LeadingProps extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-label' | 'className'> {
  children: ReactNode;
  cid: number;
  entrance: OpenEntrance;
  /** Start position in the film, in milliseconds. */
  at?: number;
}

function Leading({ cid, entrance: { lid, vid, status }, at, ...rest }: LeadingProps) {
  const query = { cid, ...(at === undefined ? {} : { at: String(at) }) };
  if (lid === null) return <Link {...rest} name="revideo" params={{ vid: vid ?? 0 }} query={query} />;
  if (status === 'review') return <Link {...rest} name="relive" params={{ lid }} query={query} />;
  return <Link {...rest} name="live" params={{ lid }} query={query} />;
}
