import { hotelCalls, type HotelBook, type RoomInvitation } from '@meetingapp/contract/hotel/hotel.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { shortDays } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { RoomLink } from '../../../shared/room-link/RoomLink.tsx';
import { useRoomMate } from './use-room-mate.ts';

interface InvitationsProps {
  signUp: SignUp;
  regId: number;
  /** The stay that is booked. */
  held: HotelBook | undefined;
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

/**
 * Sharing a room by invitation [A4]: whom this person's stay names and what they answered, and people who would like to share with this
 * person. To accept is to choose their stay and to name them, and booking follows; with a bed of that room type already booked it is
 * done at once.
 */
export function Invitations({ signUp, regId, held, stay, onAccept }: InvitationsProps) {
  const t = useT('hotel');
  const language = useLanguage();
  const { answer } = useCall(hotelCalls.invitations, { regid: regId }, { fresh: 0 });
  const roomMate = useRoomMate(signUp, regId);
  const invitations = answer?.invitations ?? [];
  const named = held !== undefined && held.part === 'bed' && held.mate !== '' ? held : null;
  const invites = held?.part === 'bed' && !held.mateAgreed;
  if (invitations.length === 0 && named === null && !invites) return null;
  const accept = (one: RoomInvitation): void => {
    const { name, hotelId, roomTypeId, checkIn, checkOut, joinable } = one;
    if (joinable) void roomMate.accept(one);
    else onAccept({ ...stay, hotelId, roomTypeId, checkIn, checkOut, part: 'bed', mate: name });
  };
  return (
    <section className="wizard-group invitations" aria-label={t('invitations')}>
      <div className="wizard-sub">
        <h2>{t('invitations')}</h2>
      </div>
      <ul>
        {named && (
          <li>
            <b>{t(named.mateAgreed ? 'together' : 'invited', { name: named.mate })}</b>
            <span>{t(named.mateAgreed ? 'togetherText' : named.mateRefused ? 'refusedText' : 'invitedText')}</span>
            <Button
              variant="outline"
              size="md"
              loading={roomMate.busy}
              loadingText={t('answering')}
              onClick={() => void roomMate.withdraw(named.mate)}
            >
              {t('withdraw')}
            </Button>
          </li>
        )}
        {invitations.map((one) => {
          const { bookId, name, checkIn, checkOut, hotel, roomType } = one;
          const accepted = isAccepted(stay, one) && !one.joinable;
          const dates = shortDays(checkIn, checkOut, language);
          return (
            <li key={bookId}>
              <b>{t('invitation', { name })}</b>
              <span>{t('invitationText', { hotel, roomType, dates })}</span>
              <span className="answers">
                <Button
                  variant="outline"
                  size="md"
                  disabled={accepted}
                  loading={roomMate.busy}
                  loadingText={t('answering')}
                  onClick={() => accept(one)}
                >
                  {accepted ? t('accepted') : t('accept')}
                </Button>
                <Button variant="outline" size="md" disabled={roomMate.busy} onClick={() => void roomMate.decline(one)}>
                  {t('decline')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {invites && <RoomLink cid={signUp.cid} regId={regId} />}
      {invitations.length > 0 && <p>{t('invitationWhy')}</p>}
    </section>
  );
}
