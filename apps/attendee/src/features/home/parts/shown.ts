import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { createContext } from 'react';

/** What the preview shows instead of what the server has; null everywhere else. */
export const ShownContext = createContext<HomeInfo | null>(null);
