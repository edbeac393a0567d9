import { DonePage } from '../wall/DonePage.tsx';

/** S105: checked in. */
export function QrActivitySuccess() {
  return <DonePage />;
}
