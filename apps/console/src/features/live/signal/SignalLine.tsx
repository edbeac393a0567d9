import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { signalHealth } from '@meetingapp/domain/live/signal-health.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { figureOf, signalShown } from '../view.ts';

/** A room's signal in one line: quality and its figures. */
export function SignalLine({ room }: { room: WatchedRoom }) {
  const t = useT('liveDesk');
  const shown = signalShown(room);
  const signal = shown?.signal ?? null;
  const health = signal && signalHealth(signal);
  if (!shown) return <span className="one small quiet desk-line">{t('signal.none')}</span>;
  if (signal === null || health === null)
    return (
      <span className="one small quiet desk-line">
        {t(shown.provider === 'own' ? 'signal.looking' : 'signal.untold')}
      </span>
    );
  const parts = [
    t(`signal.health.${health}`),
    ...(signal.kilobits === null ? [] : [t('signal.kilobits', { count: figureOf(signal.kilobits) })]),
    ...(signal.frames === null ? [] : [t('signal.fps', { count: figureOf(signal.frames) })]),
  ];
  return <span className={`one small desk-line desk-health ${health}`}>{parts.join(' · ')}</span>;
}
