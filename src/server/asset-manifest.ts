import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import {
  type IslandFiles,
  islands,
  nepaliIslands,
  nepaliPageScripts,
  offlineWorker,
  pageScripts,
  pageStyles,
  type SiteAssets,
} from '../site/page-assets.ts';

/** Files that a page names in its head, as paths on this host. */
export interface EntryAssets {
  styles: readonly string[];
  scripts: readonly string[];
  /** Scripts that `scripts` import, fetched at the same time. */
  preloadScripts: readonly string[];
  /** Fonts that nearly every page needs at once. */
  preloadFonts: readonly string[];
}

/** Files of the public pages and of the back office. */
export interface PageAssets {
  site: EntryAssets & SiteAssets;
  admin: AdminAssets;
}

/** The files of the back office in English, and those of its Nepali build, without which it has English only. */
export interface AdminAssets extends EntryAssets {
  nepali?: EntryAssets;
}

/** Source files of the site and of the back office in each language. */
export const entries = {
  site: 'src/site/site.ts',
  admin: 'src/admin/main.tsx',
  nepaliAdmin: 'src/admin/main.tsx?lang=ne',
} as const;

const chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const manifest = z.record(z.string(), chunk);

/** Latin in the weights of text, labels and headings; other fonts load when a page has such characters. */
const FIRST_FONT = /-latin-(?:400|600|700)-[^/]*\.woff2$/;
/** Devanagari of text and headings. That of labels would delay both; it is fetched for the next page. */
const NEPALI_FONT = /-devanagari-(?:400|700)-[^/]*\.woff2$/;
const LABEL_FONT = /-devanagari-600-[^/]*\.woff2$/;
const OFFICE_FONT = /-(?:latin|devanagari)-(?:400|600|700)-[^/]*\.woff2$/;

/**
 * Reads the files of each entry point from the manifest of the build.
 * @param directory the built folder for browsers
 * @throws when the build is missing or incomplete
 */
export function builtAssets(directory: string): PageAssets {
  const chunks = manifest.parse(JSON.parse(readFileSync(join(directory, '.vite', 'manifest.json'), 'utf8')));
  const site = assetsOf(chunks, entries.site);
  const admin = assetsOf(chunks, entries.admin);
  return {
    site: {
      ...site,
      pageStyles: mapped(pageStyles, (source) => `/${chunkAt(chunks, source).file}`),
      islands: mapped(islands, (source) => islandOf(chunks, source)),
      nepali: {
        nepaliFonts: assetsOf(chunks, entries.site, NEPALI_FONT).preloadFonts,
        labelFonts: assetsOf(chunks, entries.site, LABEL_FONT).preloadFonts,
        islands: mapped(nepaliIslands, (source) => islandOf(chunks, source)),
        pageScripts: mapped(
          { ...pageScripts, ...nepaliPageScripts },
          (source) => `/${chunkAt(chunks, source).file}`,
        ),
      },
      pageScripts: mapped(pageScripts, (source) => `/${chunkAt(chunks, source).file}`),
      worker: `/${chunkAt(chunks, offlineWorker).file}`,
    },
    admin: { ...admin, nepali: assetsOf(chunks, entries.nepaliAdmin, OFFICE_FONT) },
  };
}

function islandOf(chunks: z.infer<typeof manifest>, source: string): IslandFiles {
  const { scripts, preloadScripts, styles } = assetsOf(chunks, source);
  return { src: scripts[0] ?? '', imports: preloadScripts, styles };
}

/** Maps the values of an object. */
export const mapped = <T>(sources: Readonly<Record<string, string>>, made: (source: string) => T) =>
  Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, made(source)]));

function assetsOf(chunks: z.infer<typeof manifest>, entry: string, firstFont = FIRST_FONT): EntryAssets {
  const names = withImports(chunks, entry);
  const own = names.map((name) => chunkAt(chunks, name));
  const [first, ...imported] = own.map(({ file }) => `/${file}`);
  const fonts = own.flatMap(({ assets }) => assets).filter((file) => firstFont.test(file));
  return {
    // Styles of an import come before the styles of its importer.
    styles: unique(own.toReversed().flatMap(({ css }) => css)),
    scripts: first ? [first] : [],
    preloadScripts: imported,
    preloadFonts: unique(fonts),
  };
}

/** The entry and its static imports, direct and indirect, each once. */
function withImports(chunks: z.infer<typeof manifest>, entry: string): string[] {
  const names = new Set([entry]);
  for (const name of names) for (const imported of chunkAt(chunks, name).imports) names.add(imported);
  return [...names];
}

function chunkAt(chunks: z.infer<typeof manifest>, name: string) {
  const found = chunks[name];
  if (!found) throw new Error(`The build has no ${name}`);
  return found;
}

const unique = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
