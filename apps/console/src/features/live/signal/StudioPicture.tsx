import type { WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shownZone } from '../../../lib/time/zone.ts';
import { clockOf, signalShown } from '../view.ts';

/** Studio picture of a room, some seconds old; without a signal the darkened cover, or nothing. */
export function StudioPicture({ room }: { room: WatchedRoom }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const signal = signalShown(room)?.signal ?? null;
  if (signal?.still) {
    const name = pickLanguage(room.name, language);
    const time = signal.seenAt === null ? '' : clockOf(signal.seenAt, shownZone.get());
    return <img src={signal.still} alt={t('picture', { name, time })} />;
  }
  const cover = room.broadcast?.cover ?? null;
  return cover === null ? null : <img src={cover} alt="" className="off" />;
}
