import { joined } from './joined.ts';
import type { Language } from './language.ts';

/** How a sign-in stores a browser whose name it does not know, before ' on ' and its system. */
export const UNNAMED_BROWSER = 'A browser';

/**
 * The name of a stored browser in a language: 'Chrome on Android' is 'Android मा Chrome'. Names of products stay.
 * @param agent as a sign-in stores it; empty if the browser did not say
 */
export function browserIn(language: Language, agent: string): string {
  if (language === 'en') return agent;
  const [, browser = agent, system] = /^(.+) on (.+)$/.exec(agent) ?? [];
  const named = browser === UNNAMED_BROWSER ? 'ब्राउजर' : browser;
  return system ? `${joined(system, 'मा')} ${named}` : named;
}
