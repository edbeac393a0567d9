import { app as en } from '@meetingapp/locales/en/app.ts';
import { app as zh } from '@meetingapp/locales/zh/app.ts';

/** The shell's texts are bundled, so that a page can report an error when nothing could be loaded. */
export const shellTexts = { zh, en } as const;
