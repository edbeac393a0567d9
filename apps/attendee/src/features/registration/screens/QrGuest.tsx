import { useParameters } from '../../../lib/navigation/page.ts';
import { GuestPage } from '../guest/GuestPage.tsx';

/** S110: the form for guests, Chinese page. */
export function QrGuest() {
  const { cid } = useParameters('qrGuest');
  return <GuestPage cid={cid} language="zh" />;
}
