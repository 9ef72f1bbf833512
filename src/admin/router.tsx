import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { Layout } from './layout/layout.tsx';
import { NotFoundScreen, ScreenError, ScreenSkeleton } from './layout/screen-states.tsx';
import { loadPart } from './load-part.ts';
import { navigationOf } from './navigation.ts';
import { inboxScreens, moreScreens, screensOf } from './screens.ts';
import { guard, logout, toDashboard } from './session/guard.ts';

/** The routes of the back office. Each screen is loaded when it is first opened. */
export function createAdminRouter(types: readonly TypeFacts[], inbox: readonly SubmissionFacts[]) {
  const groups = navigationOf(types, moreScreens, inbox);
  const screens: RouteObject[] = [
    screen('dashboard', () =>
      import('./dashboard/dashboard-screen.tsx').then((file) => file.DashboardScreen),
    ),
    ...types.flatMap(routesOf),
    ...inbox.flatMap(inboxRoutesOf),
    ...moreScreens.map(({ path, load }) => screen(path, load)),
    { path: '*', Component: NotFoundScreen },
  ];
  return createBrowserRouter([
    {
      path: '/admin',
      ErrorBoundary: ScreenError,
      HydrateFallback: ScreenSkeleton,
      children: [
        { index: true, loader: toDashboard },
        screen('login', () => import('./session/login-screen.tsx').then((file) => file.LoginScreen)),
        { path: 'logout', action: logout, loader: toDashboard },
        {
          loader: guard,
          shouldRevalidate: () => true,
          element: <Layout groups={groups} />,
          children: [{ ErrorBoundary: ScreenError, children: screens }],
        },
      ],
    },
  ]);
}

function routesOf(type: TypeFacts): RouteObject[] {
  const { list, one, isAddOnly } = type.admin;
  const { list: loadList, add, update, picture } = screensOf(type);
  return [
    typed(type, list, loadList),
    typed(type, `add-${one}`, add),
    ...(isAddOnly
      ? []
      : [typed(type, `update-${one}/:id`, update), typed(type, `update-${one}-image/:id`, picture)]),
  ];
}

function inboxRoutesOf(type: SubmissionFacts): RouteObject[] {
  const { list, one } = type.admin;
  return [typed(type, list, inboxScreens.list), typed(type, `${one}/:id`, inboxScreens.one)];
}

/** A screen that gets its type as a prop. */
function typed<Type>(type: Type, path: string, load: () => Promise<ComponentType<{ type: Type }>>) {
  return screen(path, async () => {
    const Screen = await load();
    return () => <Screen type={type} />;
  });
}

function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await loadPart(load) }) };
}
