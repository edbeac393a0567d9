import type { OfferedBed, roomLinkCalls } from '@meetingapp/contract/hotel/room-link.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { RoomFacts } from './RoomFacts.tsx';

interface AgreedRoomProps {
  link: AnswerOf<typeof roomLinkCalls.readRoomLink>;
  offer: OfferedBed;
}

/** After the person accepted: both share the room, or what is still to do. */
export function AgreedRoom({ link, offer }: AgreedRoomProps) {
  const t = useT('roomLink');
  const { cid, conference, together, registrations } = link;
  const one = registrations[0];
  const settled = one?.state === 'confirmed' || one?.state === 'attended';
  const next = !one ? 'register' : settled || one.state === 'draft' ? 'book' : 'wait';
  const look = buttonClass('fill', 'lg');
  return (
    <>
      <h2 className="t-xl">{t(together ? 'together' : 'agreed', { name: offer.name })}</h2>
      <RoomFacts conference={conference} offer={offer} />
      <p className="ink-2 room-why">{together ? t('togetherText') : t(`next.${next}`)}</p>
      {together && (
        <Link name="signOrder" query={{ cid }} className={buttonClass('outline', 'lg')}>
          {t('mine')}
        </Link>
      )}
      {!together && next === 'register' && (
        <Link name="sign" query={{ cid }} className={look}>
          {t('go.register')}
        </Link>
      )}
      {!together && next === 'book' && (
        <Link
          name="signHotel"
          params={{ opFlag: settled ? 1 : 0 }}
          query={settled ? { cid, reg: one?.regId, at: 'change' } : { cid }}
          className={look}
        >
          {t('go.book')}
        </Link>
      )}
      {!together && next === 'wait' && (
        <Link name="signOrder" query={{ cid }} className={look}>
          {t('go.wait')}
        </Link>
      )}
    </>
  );
}
