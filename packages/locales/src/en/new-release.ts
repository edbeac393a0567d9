import type { Texts } from '../texts.ts';
import type { newRelease as zh } from '../zh/new-release.ts';

/** What a page says when one of its parts is no longer on the server, because a new version of the app has replaced it. */
export const newRelease = {
  title: 'This page was updated',
  kept: 'This part opens after the page is reloaded. What you entered is saved and will still be there.',
  unkept:
    'This part opens after the page is reloaded. Text that you have not sent is not kept. Copy it first, then reload.',
  stay: 'Later',
  act: 'Reload',
} as const satisfies Texts<typeof zh>;
