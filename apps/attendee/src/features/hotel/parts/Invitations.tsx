import { hotelCalls, type RoomInvitation } from '@meetingapp/contract/hotel/hotel.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { shortDays } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';

interface InvitationsProps {
  regId: number;
  stay: StayDraft;
  onAccept: (stay: StayDraft) => void;
}

/** True when the stay is the one that the invitation asks for. */
const isAccepted = (stay: StayDraft, { name, roomTypeId, checkIn, checkOut }: RoomInvitation): boolean =>
  stay.part === 'bed' &&
  stay.mate === name &&
  stay.roomTypeId === roomTypeId &&
  stay.checkIn === checkIn &&
  stay.checkOut === checkOut;

/** People who would like to share a room with this person [A4]. To accept is to choose their stay and to name them; booking follows. */
export function Invitations({ regId, stay, onAccept }: InvitationsProps) {
  const t = useT('hotel');
  const language = useLanguage();
  const { answer } = useCall(hotelCalls.invitations, { regid: regId }, { fresh: 0 });
  if (!answer || answer.invitations.length === 0) return null;
  return (
    <section className="wizard-group invitations" aria-label={t('invitations')}>
      <div className="wizard-sub">
        <h2>{t('invitations')}</h2>
      </div>
      <ul>
        {answer.invitations.map((one) => {
          const { name, hotelId, roomTypeId, checkIn, checkOut, hotel, roomType } = one;
          const accepted = isAccepted(stay, one);
          const dates = shortDays(checkIn, checkOut, language);
          return (
            <li key={`${name} ${roomTypeId} ${checkIn}`}>
              <b>{t('invitation', { name })}</b>
              <span>{t('invitationText', { hotel, roomType, dates })}</span>
              <Button
                variant="outline"
                size="md"
                disabled={accepted}
                onClick={() => onAccept({ ...stay, hotelId, roomTypeId, checkIn, checkOut, part: 'bed', mate: name })}
              >
                {accepted ? t('accepted') : t('accept')}
              </Button>
            </li>
          );
        })}
      </ul>
      <p>{t('invitationWhy')}</p>
    </section>
  );
}
