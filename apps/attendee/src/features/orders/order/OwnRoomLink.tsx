import type { RegistrationDetail } from '@meetingapp/contract/registration/wizard.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { RoomLink } from '../../../shared/room-link/RoomLink.tsx';

/** The link to share a room, while the person has a bed and nobody beside them who agreed. */
export function OwnRoomLink({ registration }: { registration: RegistrationDetail }) {
  const t = useT('roomLink');
  const bed = registration.hotel.find(({ bookFl, part }) => bookFl > 0 && part === 'bed');
  if (!bed || bed.mateAgreed) return null;
  return (
    <section>
      <div className="head">
        <h2>{t('head')}</h2>
      </div>
      <RoomLink cid={registration.cid} regId={registration.regId} />
    </section>
  );
}
