import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { serverClock } from './server-clock.ts';

/** The current day (`YYYY-MM-DD`) by the server's clock, in the zone of this device. */
export const today = (): string => dayOf(serverClock.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
