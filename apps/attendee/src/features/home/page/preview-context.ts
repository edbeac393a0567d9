import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { createContext } from 'react';

/** Content shown by the preview instead of the server's; null outside the preview. */
export const PreviewContext = createContext<HomeInfo | null>(null);
