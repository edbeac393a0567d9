import type { WatchedStream } from '@meetingapp/contract/live/console.ts';
import { signalHealth } from '@meetingapp/domain/live/signal-health.ts';
import { Tag } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { clockOf, figureOf } from '../view.ts';

const colours = { good: 'success', thin: 'warning', silent: 'error' } as const;

interface SignalFactsProps {
  /** Undefined when the room has no such signal. */
  stream: WatchedStream | undefined;
  now: string;
}

/** One signal of a room: connection time, and quality as the stream server reports it. */
export function SignalFacts({ stream, now }: SignalFactsProps) {
  const t = useT('liveDesk');
  if (!stream) return <span className="quiet">{t('room.none')}</span>;
  const { connectedAt, provider, signal } = stream;
  const line = (
    <span className={connectedAt === null ? 'signal' : 'signal on'}>
      <i aria-hidden="true" />
      {connectedAt === null ? t('room.missing') : t('room.connected', { time: clockOf(connectedAt, shownZone.get()) })}
    </span>
  );
  if (connectedAt === null) return line;
  if (signal === null)
    return (
      <>
        {line}
        <span className="small quiet desk-signal">{t(provider === 'own' ? 'signal.looking' : 'signal.untold')}</span>
      </>
    );
  const health = signalHealth(signal);
  const { kilobits, frames, announced, width, height, dropped, seenAt } = signal;
  const told = (name: string, value: string | null) => `${name} ${value ?? t('signal.notTold')}`;
  const seconds = seenAt === null ? null : Math.max(0, Math.round((Date.parse(now) - Date.parse(seenAt)) / 1000));
  const rate = frames === null ? null : figureOf(frames);
  const facts = [
    told(t('signal.rate'), kilobits === null ? null : t('signal.kilobits', { count: figureOf(kilobits) })),
    told(
      t('signal.frames'),
      rate === null || announced === null ? rate : t('signal.framesOf', { count: rate, of: figureOf(announced) }),
    ),
    told(t('signal.size'), width === null || height === null ? null : `${width} × ${height}`),
    told(t('signal.dropped'), dropped === null ? null : figureOf(dropped)),
    told(t('signal.seen'), seconds === null ? null : t('signal.ago', { count: seconds })),
  ];
  return (
    <>
      <span className="row wrap">
        {line}
        {health && <Tag color={colours[health]}>{t(`signal.health.${health}`)}</Tag>}
      </span>
      <span className="small quiet desk-signal">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
    </>
  );
}
