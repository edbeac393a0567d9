import { GuestDone } from '../guest/GuestDone.tsx';

/** S111: Chinese page. */
export function QrGuestSuccess() {
  return <GuestDone language="zh" />;
}
