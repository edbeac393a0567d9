import { useParameters } from '../../../lib/navigation/page.ts';
import { GuestPage } from '../guest/GuestPage.tsx';

/** S110: the form for guests, English page. */
export function QrGuestEnglish() {
  const { cid } = useParameters('qrGuestEnglish');
  return <GuestPage cid={cid} language="en" />;
}
