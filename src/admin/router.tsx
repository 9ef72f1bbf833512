import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import {
  createBrowserRouter,
  Link,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { type Duty, sufficientDuties, writersOf } from '../content/duties.ts';
import type { SubmissionFacts } from '../content/submissions.ts';
import type { TypeFacts } from '../schema/derive/describe.ts';
import { named, useHasDuty } from './duties/own-duties.ts';
import { words as dutyWords } from './duties/words.ts';
import { Heading } from './layout/heading.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundScreen, ScreenError, ScreenSkeleton } from './layout/screen-states.tsx';
import { loadPart } from './load-part.ts';
import { navigationOf } from './navigation.ts';
import { prefetchRecord } from './queries.ts';
import { inboxScreens, type LoadTypeScreen, type MoreScreen, moreScreens, screensOf } from './screens.ts';
import { guard, logout, switchLanguage, toDashboard } from './session/guard.ts';
import { readProfile } from './session/profile.ts';

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
  const readers = sufficientDuties(writersOf(type));
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
    typed(type, list, loadList, readers),
    form(`add-${one}`, add, type.drafts ? readers : ['publisher'], inputs),
    ...(isAddOnly
      ? []
      : [
          form(`update-${one}/:id`, update, readers, inputs),
          form(`update-${one}-image/:id`, picture, type.drafts ? readers : ['publisher']),
        ]),
    ...(drafts ? [typed(type, `${list}/:id/history`, history, writersOf(type))] : []),
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

/** Shows a screen to people with one of the duties; others see the reason and a way out (requirement 19.10). */
function Gate({ duties, children }: { duties: readonly Duty[]; children: ReactNode }) {
  if (useHasDuty(...duties)) return children;
  return (
    <>
      <Heading title={dutyWords.heading} />
      <div className="notice-box">
        <p>{dutyWords.needed(named(duties))}</p>
        <Link to="/admin/dashboard">{dutyWords.wayOut}</Link>
      </div>
    </>
  );
}

/** The same screen behind a gate; where every admin may see it, the screen itself. */
function gated(Screen: ComponentType, duties: readonly Duty[] = []): ComponentType {
  if (duties.length === 0) return Screen;
  return () => (
    <Gate duties={duties}>
      <Screen />
    </Gate>
  );
}

/** How long opening a form waits for its record and inputs, to appear whole; after that placeholders are shown. */
const PATIENCE_MS = 250;

/**
 * Route loader of a form: fetches the record in the URL and loads the code of its inputs, while the router loads the
 * screen's own code (requirement 17.113).
 */
const formLoader =
  (queries: QueryClient, type: TypeFacts, loadInputs?: () => Promise<unknown>): LoaderFunction =>
  async ({ params: { id } }) => {
    // Without a session the screen is not shown, and the call would be refused.
    const isAsked = id !== undefined && readProfile() !== null;
    const whole = Promise.all([loadInputs?.(), isAsked && prefetchRecord(queries, type, id)]);
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([whole, late]);
    return null;
  };

/** A change of the search parameters, such as an open tab, keeps the record. */
const isOtherForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Loads the code of a type's inputs. Errors are left to the inputs, which try again and report them. */
async function preloadInputs({ fields }: TypeFacts): Promise<void> {
  await import('./form/inputs/index.ts').then((inputs) => inputs.preloadInputs(fields)).catch(() => {});
}
