import type { HomePreviewMessage } from '@meetingapp/contract/home/console.ts';
import { createContext } from 'react';

/** Content shown by the preview instead of the server's, and as whom; null outside the preview. */
export const PreviewContext = createContext<Pick<HomePreviewMessage, 'info' | 'as'> | null>(null);
