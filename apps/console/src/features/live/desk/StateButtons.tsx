import { liveConsoleCalls, type StoredBroadcast } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls } from '@meetingapp/contract/live/desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { pause, play } from '@meetingapp/ui/icons/icons.ts';
import { App } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { clockOf, durationText, onAir, otherDay } from '../view.ts';
import { useNow } from '../../../lib/time/use-now.ts';

type Act = 'begin' | 'pause' | 'resume' | 'end' | 'reopen';
const acts: Readonly<Record<StoredBroadcast['state'], readonly Act[]>> = {
  planned: ['begin'],
  live: ['pause', 'end'],
  paused: ['resume', 'end'],
  ended: ['reopen'],
};
const icons = { begin: play, pause, resume: play, end: null, reopen: null } as const;

interface StateButtonsProps {
  broadcast: StoredBroadcast;
  /** Why no action is possible now; empty when one is. */
  hindered?: string;
}

/** Buttons to change the state of a broadcast, its running time, and its replay. */
export function StateButtons({ broadcast, hindered = '' }: StateButtonsProps) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const cid = useCid();
  const now = useNow();
  const { modal } = App.useApp();
  const move = useChange(calls.move, { refreshes: [liveConsoleCalls.overview, liveConsoleCalls.read] });
  const title = pickLanguage(broadcast.title, language);
  async function run(event: Act) {
    if (event === 'end') {
      const sure = await modal.confirm({ title: t('room.endSure', { title }), okText: t('room.acts.end') });
      if (!sure) return;
    }
    await move.change({ cid, broadcastId: broadcast.id, event });
  }
  const zone = shownZone.get();
  const late = Math.floor((now - Date.parse(broadcast.to)) / 60_000);
  return (
    <div className="desk-part">
      <b className="desk-title">{title}</b>
      <p className="small quiet">
        {t('room.planned', {
          from: otherDay(broadcast.from, new Date(now), zone, language) + clockOf(broadcast.from, zone),
          to: clockOf(broadcast.to, zone),
        })}
        {onAir(broadcast) && broadcast.beganAt !== null && (
          <span className="figures">
            {' '}
            · {t('room.onAir', { time: durationText(now - Date.parse(broadcast.beganAt)) })}
          </span>
        )}
        {broadcast.state === 'ended' && broadcast.endedAt !== null && (
          <span> · {t('room.over', { time: clockOf(broadcast.endedAt, zone) })}</span>
        )}
        {onAir(broadcast) && late > 0 && <span className="desk-late"> · {t('room.late', { minutes: late })}</span>}
      </p>
      <div className="row wrap">
        {acts[broadcast.state].map((event) => {
          const icon = icons[event];
          return (
            <ActButton
              key={event}
              size="small"
              danger={event === 'end'}
              type={event === 'begin' || event === 'resume' ? 'primary' : 'default'}
              why={hindered}
              loading={move.busy}
              {...(icon === null ? {} : { icon: <Icon icon={icon} /> })}
              onClick={() => void run(event)}
            >
              {t(`room.acts.${event}`)}
            </ActButton>
          );
        })}
        <span className="small quiet">{t(`room.replays.${broadcast.video?.state ?? 'none'}`)}</span>
      </div>
      {hindered !== '' && <p className="small quiet">{hindered}</p>}
    </div>
  );
}
