import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { CONTENT_DUTIES, type Duty } from '../content/duties.ts';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { gated } from './duties/gate.tsx';
import { formLoader, isOtherForm, preloadInputs } from './form/form-loader.ts';
import { Layout } from './layout/layout.tsx';
import { NotFoundScreen, ScreenError, ScreenSkeleton } from './layout/screen-states.tsx';
import { loadPart } from './load-part.ts';
import { navigationOf } from './navigation.ts';
import { inboxScreens, type LoadTypeScreen, type MoreScreen, moreScreens, screensOf } from './screens.ts';
import { guard, logout, switchLanguage, toDashboard } from './session/guard.ts';

/** The routes of the back office. Each screen is loaded when it is first opened. */
export function createAdminRouter(
  types: readonly TypeFacts[],
  inbox: readonly SubmissionFacts[],
  queries: QueryClient,
) {
  const groups = navigationOf(types, Object.values(moreScreens), inbox);
  const { login, enrol, ...framed } = moreScreens;
  const screens: RouteObject[] = [
    ...types.flatMap((type) => routesOf(type, queries)),
    ...inbox.flatMap(inboxRoutesOf),
    ...Object.values(framed).map(moreRouteOf),
    { path: '*', Component: NotFoundScreen },
  ];
  return createBrowserRouter([
    {
      path: '/admin',
      ErrorBoundary: ScreenError,
      HydrateFallback: ScreenSkeleton,
      children: [
        { index: true, loader: toDashboard },
        moreRouteOf(login),
        { ...moreRouteOf(enrol), loader: guard },
        { path: 'logout', action: logout, loader: toDashboard },
        { path: 'language', action: switchLanguage, loader: toDashboard },
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

function routesOf(type: TypeFacts, queries: QueryClient): RouteObject[] {
  const { drafts } = type;
  const { list, one, isAddOnly } = type.admin;
  const { list: loadList, add, update, picture, history } = screensOf(type);
  const inputs = () => preloadInputs(type);
  const form = (
    path: string,
    load: LoadTypeScreen,
    duties: readonly Duty[],
    more?: typeof inputs,
  ): RouteObject => ({
    ...typed(type, path, load, duties, more),
    loader: formLoader(queries, type, more),
    shouldRevalidate: isOtherForm,
  });
  return [
    typed(type, list, loadList, CONTENT_DUTIES),
    form(`add-${one}`, add, type.drafts ? CONTENT_DUTIES : ['publisher'], inputs),
    ...(isAddOnly
      ? []
      : [
          form(`update-${one}/:id`, update, CONTENT_DUTIES, inputs),
          form(`update-${one}-image/:id`, picture, type.drafts ? CONTENT_DUTIES : ['publisher']),
        ]),
    ...(drafts ? [typed(type, `${list}/:id/history`, history, ['author'])] : []),
  ];
}

function inboxRoutesOf(type: SubmissionFacts): RouteObject[] {
  const { list, one } = type.admin;
  return [
    typed(type, list, inboxScreens.list, type.duties),
    typed(type, `${one}/:id`, inboxScreens.one, type.duties),
  ];
}

const moreRouteOf = ({ path, duties, load }: MoreScreen) => screen(path, load, { duties });

/** A screen that gets its type as a prop. */
function typed<Type>(
  type: Type,
  path: string,
  load: () => Promise<ComponentType<{ type: Type }>>,
  duties: readonly Duty[],
  preloadMore?: () => Promise<unknown>,
) {
  const loadTyped = async () => {
    const Screen = await load();
    return () => <Screen type={type} />;
  };
  const preload = () => Promise.all([load(), preloadMore?.()]);
  return screen(path, loadTyped, { duties, preload });
}

function screen(
  path: string,
  load: () => Promise<ComponentType>,
  {
    duties = [],
    preload = load,
  }: { duties?: readonly Duty[] | undefined; preload?: Preloading['preload'] } = {},
): RouteObject {
  const handle: Preloading = { preload };
  return { path, handle, lazy: async () => ({ Component: gated(await loadPart(load), duties) }) };
}

/** The `handle` of a route: loads the code of its screen. */
interface Preloading {
  preload(): Promise<unknown>;
}

/**
 * Loads the code of a screen while the pointer rests on a link to it, or the link has the focus
 * (requirement 17.113). Errors are left to the navigation, which tries again and reports them.
 */
export function preloadLinks(routes: RouteObject[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/admin/"]') : null;
    if (!link) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? [])
      if (isPreloading(route.handle)) route.handle.preload().catch(() => {});
  };
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}

const isPreloading = (handle: unknown): handle is Preloading =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;
