import { basePath, paths } from '@meetingapp/contract/paths.ts';
import type { PathName } from '@meetingapp/contract/paths.ts';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { parseSearch, stringifySearch } from '../lib/address.ts';
import type { Screen } from '../lib/screen.ts';
import { Failed } from './Failed.tsx';
import { Framed } from './Framed.tsx';
import { guard } from './guard.ts';
import { NotFound } from './NotFound.tsx';
import { routerPath } from './router-path.ts';
import { screens } from './routes.ts';
import { scrollKey } from './scroll-key.ts';
import { Shell } from './Shell.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    name?: PathName;
    screen?: Screen;
    page?: FunctionComponent;
  }
}

type Texts = Readonly<Record<string, string>>;

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Failed });

function routeOf(name: PathName, screen: Screen) {
  const page = lazyRouteComponent(async () => ({ default: soleExport(name, await screen.load()) }));
  return createRoute({
    getParentRoute: () => root,
    path: routerPath(paths[name]),
    staticData: { name, screen, page },
    component: Object.assign(() => <Framed />, { preload: () => page.preload?.() }),
    // Another conference, paper or order is another page: nothing of the one before may stay in it (T15).
    remountDeps: ({ params }) => params,
    beforeLoad: async ({ params, search }) => {
      // The screen's code comes while the guard asks.
      void page.preload?.();
      const previous = (router.state.resolvedLocation?.search ?? {}) as Texts;
      const passage = { name, parameters: params, search: search as Texts, previous, texts: screen.texts };
      const detour = await guard(passage);
      if (detour) throw redirect({ to: paths[detour.name], search: detour.search, replace: true });
    },
    onLeave: () => screen.leave?.(),
  });
}

function soleExport(name: PathName, file: Awaited<ReturnType<Screen['load']>>): FunctionComponent {
  const [component, ...more] = Object.values(file);
  if (!component || more.length > 0) throw new Error(`The screen of ${name} has to export one component and nothing else`);
  return component;
}

/** The specification spells `/tpl2home`; the other spelling leads there (S21). */
const otherSpelling = createRoute({
  getParentRoute: () => root,
  path: '/tpl2Home/$cid',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/tpl2home/$cid', params, search, replace: true });
  },
});

const routes = (Object.entries(screens) as [PathName, Screen][]).map(([name, screen]) => routeOf(name, screen));

export const router = createRouter({
  routeTree: root.addChildren([...routes, otherSpelling]),
  basepath: basePath,
  caseSensitive: true,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  getScrollRestorationKey: scrollKey,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: Failed,
  // The page before stays until the next one is ready; the global spinner says that something is under way.
  defaultPendingMs: Number.POSITIVE_INFINITY,
});
