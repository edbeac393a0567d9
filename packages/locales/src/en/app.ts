import type { Texts } from '../texts.ts';
import type { app as zh } from '../zh/app.ts';

export const app = {
  name: 'Meetings',
  loading: 'Loading',
  offline: 'No connection. Check the network and try again',
  failed: 'Something went wrong on the server. Try again in a moment',
  retry: 'Try again',
  back: 'Back',
} as const satisfies Texts<typeof zh>;
