import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { routes as conference } from '../features/conference/routes.ts';
import { routes as staff } from '../features/staff/routes.ts';
import { logIn } from '../lib/log-in.ts';
import { paths } from '../lib/paths.ts';
import { Allowed } from './Allowed.tsx';
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

/** Where the links in mails lead: logged in or not. */
const password = createRoute({
  getParentRoute: () => root,
  path: staff.password.path,
  component: lazy(staff.password.load),
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

const account = createRoute({ getParentRoute: () => shell, path: paths.account, component: lazy(staff.account.load) });

const first = createRoute({ getParentRoute: () => shell, path: paths.conference, component: FirstPage });

const pages = screens.map(({ path, load, roles }) => {
  const Page = lazy(load);
  return createRoute({
    getParentRoute: () => shell,
    path: paths[path] as string,
    component: () => <Allowed roles={roles} Page={Page} />,
  });
});

export const router = createRouter({
  basepath: '/console',
  routeTree: root.addChildren([login, password, shell.addChildren([conferences, account, first, ...pages])]),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
