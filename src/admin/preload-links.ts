import { matchRoutes, type RouteObject } from 'react-router';

/** The `handle` of a route: loads the code of its screen. */
export interface Preloading {
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
