import { hotelCalls, type RoomInvitation } from '@meetingapp/contract/hotel/hotel.ts';
import { roomMateCalls } from '@meetingapp/contract/hotel/room-mate.ts';
import { askConfirm, showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refreshInfo } from '../../../shared/sign-up/save-registration.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';

/** Answers invitations to share a room, and withdraws the person's own invitation. The page shows the new state at once. */
export function useRoomMate(signUp: SignUp, regid: number) {
  const t = useT('hotel');
  const answer = useSend(roomMateCalls.answerInvitation);
  const withdrawal = useSend(roomMateCalls.withdrawRoomMate);

  async function settle(outcome: { ok: true } | { ok: false; failure: CallFailure }, said: string): Promise<void> {
    invalidate(hotelCalls.invitations);
    invalidate(hotelCalls.list);
    await refreshInfo(signUp, regid);
    // The stay is shown as the server has it now.
    if (outcome.ok) signUp.change({ stay: null });
    if (outcome.ok) showToast(said);
    else showTopTip(outcome.failure.msg);
  }

  return {
    busy: answer.sending || withdrawal.sending,
    async accept({ bookId }: RoomInvitation): Promise<void> {
      await settle(await answer.send({ regid, bookId, accept: true }), t('accepted'));
    },
    async decline({ bookId, name }: RoomInvitation): Promise<void> {
      const question = {
        title: t('declineTitle', { name }),
        text: t('declineText'),
        stay: t('back'),
        act: t('decline'),
      };
      if (await askConfirm(question)) await settle(await answer.send({ regid, bookId, accept: false }), t('declined'));
    },
    async withdraw(name: string): Promise<void> {
      const question = {
        title: t('withdrawTitle', { name }),
        text: t('withdrawText'),
        stay: t('back'),
        act: t('withdraw'),
        danger: true,
      };
      if (await askConfirm(question)) await settle(await withdrawal.send({ regid }), t('withdrawn'));
    },
  };
}
