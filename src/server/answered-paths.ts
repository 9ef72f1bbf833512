import type { FastifyInstance } from 'fastify';
import type { Site } from '../whole-site.ts';
import { screenAt, screenUrls } from './admin-screens.ts';

/**
 * Collects what is registered after this call.
 * @returns whether a route answers GET at a path, in any case of its letters, or a screen of the back office
 */
export function collectAnsweredPaths(app: FastifyInstance, site: Site): (path: string) => boolean {
  const urls = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('GET')) urls.add(url);
  });
  const screens = screenUrls(site);
  return (path) =>
    // A few routes stand for all screens.
    path.split('/')[1] === 'admin'
      ? screenAt(path, screens) !== null
      : [...urls].some((url) => covers(url.split('/'), path.split('/')));
}

/** A parameter is a whole part of the path, whatever its condition. */
const covers = (url: readonly string[], path: readonly string[]) =>
  url.length === path.length &&
  url.every((part, at) => part === '*' || part.startsWith(':') || part.toLowerCase() === path[at]);
