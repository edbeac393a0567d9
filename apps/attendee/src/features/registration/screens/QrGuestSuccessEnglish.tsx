import { GuestDone } from '../guest/GuestDone.tsx';

/** S111: English page. */
export function QrGuestSuccessEnglish() {
  return <GuestDone language="en" />;
}
