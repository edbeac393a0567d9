import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { routes as conference } from '../features/conference/routes.ts';
import { routes as staff } from '../features/staff/routes.ts';
import { logIn } from '../lib/log-in.ts';
import { paths } from '../lib/paths.ts';
import { FirstPage } from './FirstPage.tsx';
import { NotFound } from './NotFound.tsx';
import { screens } from './screens.ts';
import { Shell } from './Shell.tsx';

const root = createRootRoute({ notFoundComponent: NotFound });

const login = createRoute({
  getParentRoute: () => root,
  path: staff.login.path,
  component: staff.login.component,
  validateSearch: (search: Record<string, unknown>): { back?: string } =>
    typeof search['back'] === 'string' ? { back: search['back'] } : {},
  beforeLoad: () => {
    if (logIn.token() !== null) redirect({ to: '/', throw: true });
  },
});

/** Everything behind the log-in. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: ({ location: wanted }) => {
    if (logIn.token() === null) redirect({ to: '/login', search: { back: wanted.href }, throw: true });
  },
});

const conferences = createRoute({
  getParentRoute: () => shell,
  path: conference.list.path,
  component: conference.list.component,
});

const first = createRoute({ getParentRoute: () => shell, path: paths.conference, component: FirstPage });

const pages = screens.map(({ path, load }) =>
  createRoute({ getParentRoute: () => shell, path: paths[path] as string, component: lazy(load) }),
);

export const router = createRouter({
  basepath: '/console',
  routeTree: root.addChildren([login, shell.addChildren([conferences, first, ...pages])]),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
