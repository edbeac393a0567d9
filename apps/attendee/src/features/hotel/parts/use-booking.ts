import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import type { HotelBook } from '@meetingapp/contract/hotel/hotel.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { askConfirm, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { shortDays } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { refreshInfo, saveRegistration } from '../../../shared/sign-up/save-registration.ts';
import { stepAfter } from '../../../shared/sign-up/steps.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { isBooked } from '../view.ts';

/** The four refusals of the specification (E6), shown next to the room type. */
const refusals = ['room_full', 'room_unavailable', 'booking_failed', 'bed_full'] as const;
export type Refusal = (typeof refusals)[number];
export const isRefusal = (name: string): name is Refusal => (refusals as readonly string[]).includes(name);

/** Books the stay or continues without one. Creates the registration on the server if none exists. */
export function useBooking(signUp: SignUp, editing: boolean) {
  const t = useT('hotel');
  const language = useLanguage();
  const goStep = useGoStep(signUp);
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const book = useSend(hotelCalls.book);
  const leave = useSend(hotelCalls.leave);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);

  function refresh(regId: number | null): Promise<void> {
    invalidate(hotelCalls.list);
    invalidate(orderCalls.preview);
    return refreshInfo(signUp, regId);
  }
  function goOn() {
    goStep(editing ? 'confirm' : stepAfter('hotel', signUp.steps), { replace: editing });
  }
  function fail(failure: CallFailure) {
    void refresh(signUp.regId);
    if (isRefusal(failure.name)) setRefusal(failure.name);
    else showTopTip(failure.faults[0]?.text ?? failure.msg);
  }

  async function registrationId(): Promise<number | null> {
    if (signUp.regId !== null) return signUp.regId;
    const outcome = await saveRegistration(signUp);
    if (outcome.ok) return outcome.answer.register.regId;
    showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    return null;
  }

  async function walk(stay: StayDraft): Promise<void> {
    if (isBooked(stay, signUp.info.hotel_book)) return goOn();
    const regid = await registrationId();
    if (regid === null) return;
    const { roomTypeId, checkIn, checkOut, part, gender, mate } = stay;
    const outcome = await book.send({
      regid,
      roomTypeId: roomTypeId ?? 0,
      checkIn,
      checkOut,
      part,
      gender: part === 'bed' ? gender : '',
      mate: part === 'bed' ? mate : '',
    });
    if (!outcome.ok) return fail(outcome.failure);
    signUp.change({ hotel: 'booked' });
    await refresh(regid);
    goOn();
  }

  return {
    busy,
    refusal,
    forget: () => setRefusal(null),
    async book(stay: StayDraft): Promise<void> {
      if (!loggedIn) return logIn(signUp.cid);
      setRefusal(null);
      setBusy(true);
      await walk(stay).finally(() => setBusy(false));
    },
    async skip(held: HotelBook | undefined): Promise<void> {
      if (held && signUp.regId !== null) {
        const text = t('giveUpText', { hotel: held.hotel, dates: shortDays(held.checkIn, held.checkOut, language) });
        if (!(await askConfirm({ title: t('giveUpTitle'), text, stay: t('keep'), act: t('giveUp'), danger: true })))
          return;
        const outcome = await leave.send({ regid: signUp.regId });
        if (!outcome.ok) return fail(outcome.failure);
        await refresh(signUp.regId);
      }
      signUp.change({ hotel: 'skipped', stay: null });
      goOn();
    },
  };
}
