import { platform } from '../platform/platform.ts';

/** The messenger reads the address some time after the change (T14, K4). */
const CONFIGURE_AFTER_MS = 500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** After each change of route: lets the messenger's functions work on this address too. */
export function configureMessengerLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void platform().configure(), CONFIGURE_AFTER_MS);
}
