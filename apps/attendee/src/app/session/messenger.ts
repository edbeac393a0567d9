import { platform } from '../../platform/platform.ts';

/** Milliseconds to wait, because the messenger reads the address some time after a change (T14, K4). */
const CONFIGURE_AFTER_MS = 500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reconfigures the messenger's functions for the new address after each route change. */
export function configureMessengerLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void platform().configure(), CONFIGURE_AFTER_MS);
}
