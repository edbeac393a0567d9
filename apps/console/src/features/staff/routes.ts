import { Login } from './screens/Login.tsx';

export const routes = { login: { path: '/login', component: Login } } as const;
