import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { createRootRoute, createRoute, createRouter, Navigate, Outlet, redirect } from '@tanstack/react-router';
import { lazy, type ComponentType } from 'react';
import { routes as conference } from '../features/conference/routes.ts';
import { routes as help } from '../features/help/routes.ts';
import { routes as staff } from '../features/staff/routes.ts';
import { useCall } from '../lib/calls/use-call.ts';
import { logIn } from '../lib/session/log-in.ts';
import { paths } from '../lib/navigation/paths.ts';
import { EmptyState } from '../lib/layout/EmptyState.tsx';
import { inKit } from '../lib/layout/in-kit.tsx';
import { hasRole, opensConference, useCid, useStaff } from '../lib/session/conference.ts';
import { Failed, Page as Frame } from '../lib/layout/Page.tsx';
import type { ConsoleScreen } from '../lib/navigation/screen.ts';
import { useT } from '../lib/texts/texts.ts';
import { Waiting } from '../lib/layout/Waiting.tsx';
import { firstPage } from './first-page.ts';
import { ForeignConference } from './ForeignConference.tsx';
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

/** Targets of links in mails; they work with or without a log-in. */
const password = createRoute({
  getParentRoute: () => root,
  path: staff.password.path,
  component: inKit(staff.password.load),
});

/** Target of the link that the program shows while nobody can log in. */
const firstOwner = createRoute({
  getParentRoute: () => root,
  path: staff.firstOwner.path,
  component: lazy(staff.firstOwner.load),
});

/** Where an OpenID provider sends the browser back. */
const signOn = createRoute({
  getParentRoute: () => root,
  path: staff.signOn.path,
  component: lazy(staff.signOn.load),
});

/** Pages that require a log-in. */
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

/** Pages with antd's components; they stay inside one frame, so that a message survives a change of page. */
const kit = createRoute({
  getParentRoute: () => shell,
  id: 'kit',
  component: inKit(() => Promise.resolve({ default: Outlet })),
});

const account = createRoute({
  getParentRoute: () => kit,
  path: paths.account,
  component: lazy(staff.account.load),
  loader: begin(staff.account.load),
});

/** `cid`: the conference from which the handbook was opened, which stays in the navigation. */
const fromConference = (search: Record<string, unknown>): { cid?: number } =>
  typeof search['cid'] === 'number' ? { cid: search['cid'] } : {};

const helpContents = createRoute({
  getParentRoute: () => kit,
  path: paths.help,
  component: lazy(help.contents.load),
  loader: begin(help.contents.load),
  validateSearch: fromConference,
});

const helpChapter = createRoute({
  getParentRoute: () => kit,
  path: paths.helpChapter,
  component: lazy(help.chapter.load),
  loader: begin(help.chapter.load),
  validateSearch: fromConference,
});

const first = createRoute({ getParentRoute: () => kit, path: paths.conference, component: FirstPage });

const pages = screens.map(({ path, load, roles }) => {
  const Page = lazy(load);
  return createRoute({
    getParentRoute: () => kit,
    path: paths[path] as string,
    component: () => <Allowed roles={roles} Page={Page} />,
    loader: begin(load),
  });
});

export const router = createRouter({
  basepath: '/console',
  routeTree: root.addChildren([
    login,
    password,
    firstOwner,
    signOn,
    shell.addChildren([conferences, kit.addChildren([account, helpContents, helpChapter, first, ...pages])]),
  ]),
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Requests a page's code together with antd's and not after it; a failure shows where the page is used. */
function begin(load: ConsoleScreen['load']): () => void {
  return () => void load().catch(() => undefined);
}

/** Shows who may open a page when the user has no role for it. No server call is made. */
function Allowed({ roles, Page }: { roles: ConsoleScreen['roles']; Page: ComponentType }) {
  const t = useT('console');
  const staff = useStaff();
  const cid = useCid();
  if (!staff || hasRole(staff, roles, cid)) return <Page />;
  if (!opensConference(staff, cid)) return <ForeignConference staff={staff} />;
  const who = roles.map((role) => t(`roles.${role}`)).join(t('listComma'));
  return (
    <Frame title={t('noRight')}>
      <EmptyState icon={lock} title={t('onlyFor', { who })} />
    </Frame>
  );
}

/** Redirects to the page at which the conference opens for this user. */
function FirstPage() {
  const t = useT('console');
  const asked = useCall(staffCalls.me, {});
  const cid = useCid();
  if (!asked.answer && asked.failure)
    return (
      <Frame title={t('name')}>
        <Failed failure={asked.failure} asking={asked.asking} again={asked.again} />
      </Frame>
    );
  if (!asked.answer) return <Waiting />;
  const { staff } = asked.answer;
  const path = firstPage(staff, cid);
  if (!path) return <ForeignConference staff={staff} />;
  return <Navigate to={paths[path] as string} params={{ cid: String(cid) } as never} replace />;
}
