import './NowNextPair.css';
import { sessionStatusOf } from '@meetingapp/domain/home/sessions.ts';
import { clockText } from '../../../../lib/time/dates.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import type { Home } from '../block.ts';

const TICK_MS = 30_000;

/** Two keynotes side by side: the current or next one, and the one after it. */
export function NowNextPair({ home }: { home: Home }) {
  const t = useT('home');
  const now = useNow(TICK_MS);
  const { zone } = home.info.conference;
  const sessions = home.info.nowNext.filter((one) => one.kind === 'keynote' && sessionStatusOf(one, now) !== 'ended');
  if (sessions.length === 0) return null;
  return (
    <section className="hb-pair">
      <SectionHead title={t('sessions.keynotes')} />
      <div className="in">
        {sessions.slice(0, 2).map((session) => (
          <AddressLink key={session.sessionId} address={session.to} className="talk">
            <small>
              {clockText(session.from, zone)}–{clockText(session.until, zone)} · {session.hallName || session.hall}
            </small>
            <b>{session.title}</b>
            {session.chairs.length > 0 && <small>{session.chairs.join(' · ')}</small>}
          </AddressLink>
        ))}
      </div>
    </section>
  );
}
