import { Conferences } from './screens/Conferences.tsx';

export const routes = { list: { path: '/', component: Conferences } } as const;
