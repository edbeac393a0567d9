import type { checkinConsoleCalls } from '@meetingapp/contract/checkin/console.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { arrivalHandlers } from './arrivals/handlers.ts';
import { deviceConsoleHandlers } from './device/handlers-console.ts';
import { pointHandlers } from './point/handlers.ts';
import { scanHandlers } from './scan/handlers.ts';
import { wallConsoleHandlers } from './wall/handlers.ts';

/** Calls of staff about the door. */
export const checkinConsoleHandlers: Handlers<typeof checkinConsoleCalls> = {
  ...pointHandlers,
  ...deviceConsoleHandlers,
  ...scanHandlers,
  ...arrivalHandlers,
  ...wallConsoleHandlers,
};
