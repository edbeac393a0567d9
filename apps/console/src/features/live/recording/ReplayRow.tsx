import { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls as calls, type DeskReplay } from '@meetingapp/contract/live/desk.ts';
import { videoConsoleCalls } from '@meetingapp/contract/video/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Link } from '@tanstack/react-router';
import { Button, Tag } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { durationText } from '../view.ts';

const colours = {
  none: 'default',
  making: 'processing',
  ready: 'warning',
  published: 'success',
  failed: 'error',
} as const;
const faults = ['nothing_recorded', 'no_ffmpeg'] as const;
const refreshes = [calls.replays, liveConsoleCalls.overview, liveConsoleCalls.read, videoConsoleCalls.list];

/** One ended broadcast: its replay, what it lacks, and the next step. */
export function ReplayRow({ replay, room }: { replay: DeskReplay; room: string }) {
  const t = useT('liveDesk');
  const l = useT('liveConsole');
  const language = useLanguage();
  const cid = useCid();
  const publish = useChange(videoConsoleCalls.publish, { refreshes });
  const remake = useChange(calls.remakeReplay, { refreshes, said: t('replays.asked') });
  const { broadcastId, video, title, endedAt, gaps } = replay;
  const state = video?.state ?? 'none';
  const fault = faults.find((one) => one === video?.fault);
  const about = [
    room,
    ...(endedAt === null ? [] : [t('replays.ended', { time: momentText(endedAt, language) })]),
    ...(video?.milliseconds == null ? [] : [durationText(video.milliseconds)]),
    l(`watchLevels.${replay.replayWatch}`),
  ];
  return (
    <li>
      <span className="grow">
        <span className="row">
          <b className="one">{pickLanguage(title, language)}</b>
          <Tag color={colours[state]}>{t(`replays.states.${state}`)}</Tag>
        </span>
        <span className="small quiet">{about.filter((part) => part !== '').join(' · ')}</span>
        {state === 'none' && <span className="small">{t('replays.missing')}</span>}
        {state === 'failed' && <span className="small desk-late">{t(`replays.faults.${fault ?? 'other'}`)}</span>}
        {gaps.length > 0 && (
          <span className="small quiet">
            {t('replays.lacks', { parts: gaps.map((gap) => t(`replays.gaps.${gap}`)).join(t('replays.and')) })}
          </span>
        )}
      </span>
      <span className="row">
        {video && (
          <Link to={address('videos', { cid })} search={{ open: video.id } as never} className="link">
            {t('replays.look')}
          </Link>
        )}
        {(state === 'none' || state === 'failed') && (
          <Button size="small" loading={remake.busy} onClick={() => void remake.change({ cid, broadcastId })}>
            {t(state === 'none' ? 'replays.make' : 'replays.remake')}
          </Button>
        )}
        {video && (state === 'ready' || state === 'published') && (
          <Button
            size="small"
            type={state === 'ready' ? 'primary' : 'default'}
            loading={publish.busy}
            onClick={() => void publish.change({ cid, videoId: video.id, on: state === 'ready' })}
          >
            {t(state === 'ready' ? 'replays.publish' : 'replays.withdraw')}
          </Button>
        )}
      </span>
    </li>
  );
}
