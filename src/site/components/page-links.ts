import { useWords } from '../language.tsx';
import { type PageLink, popularPaths } from '../navigation.ts';
import { words as inEach } from './words.ts';

type Path = keyof (typeof inEach)['en']['links'];

/** @returns what makes links to pages, with the labels that they have in the menu */
export function usePageLinks(): (...paths: Path[]) => PageLink[] {
  const { links } = useWords(inEach);
  return (...paths) => paths.map((href) => ({ label: links[href], href }));
}

/** Links on pages without content, such as errors and empty search results. */
export function usePopularLinks(): PageLink[] {
  return usePageLinks()(...popularPaths);
}
