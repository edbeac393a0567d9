import type { WatchedRoom } from '@meetingapp/contract/live-console.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useT } from '../../../lib/texts.ts';
import { shownZone } from '../../../lib/zone.ts';
import { clockOf, said, signalShown } from '../view.ts';

/** What comes from a room's studio, some seconds old; without a signal its cover, darkened, or nothing. */
export function StudioPicture({ room }: { room: WatchedRoom }) {
  const t = useT('liveDesk');
  const language = useLanguage();
  const signal = signalShown(room)?.signal ?? null;
  if (signal?.still) {
    const name = said(room.name, language);
    const time = signal.seenAt === null ? '' : clockOf(signal.seenAt, shownZone.get());
    return <img src={signal.still} alt={t('picture', { name, time })} />;
  }
  const cover = room.broadcast?.cover ?? null;
  return cover === null ? null : <img src={cover} alt="" className="off" />;
}
