import { DonePage } from '../wall/DonePage.tsx';

/** S109: checked in. */
export function QrSuccess() {
  return <DonePage />;
}
