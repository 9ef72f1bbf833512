import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtAssets } from './assets.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'manifest-'));
  mkdirSync(join(directory, '.vite'));
});

afterEach(() => rm(directory, { recursive: true }));

const write = (manifest: unknown) =>
  writeFileSync(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest));

describe('what pages name in their head', () => {
  test('is read from the manifest, with what each entry imports at once', () => {
    write({
      'src/site/site.ts': {
        file: 'assets/site-1.js',
        css: ['assets/site-1.css'],
        assets: [
          'assets/mukta-latin-400-normal-1.woff2',
          'assets/mukta-latin-ext-400-normal-1.woff2',
          'assets/mukta-devanagari-400-normal-1.woff2',
          'assets/martel-devanagari-700-normal-1.woff2',
        ],
      },
      'src/admin/main.tsx': {
        file: 'assets/admin-1.js',
        imports: ['_shared.js'],
        css: ['assets/admin-1.css'],
      },
      '_shared.js': { file: 'assets/shared-1.js', imports: ['_shared.js'], css: ['assets/shared-1.css'] },
      'src/admin/lazy.tsx': { file: 'assets/lazy-1.js', css: ['assets/lazy-1.css'] },
      'src/site/islands/lightbox.ts': { file: 'assets/lightbox-1.js' },
      'src/site/scripts/dashboard.ts': { file: 'assets/dashboard-1.js', imports: ['_toast.js'] },
      'src/site/scripts/login.ts': { file: 'assets/login-1.js', imports: ['_toast.js'] },
      '_toast.js': { file: 'assets/toast-1.js' },
    });
    expect(builtAssets(directory)).toEqual({
      site: {
        styles: ['/assets/site-1.css'],
        scripts: ['/assets/site-1.js'],
        preloadScripts: [],
        preloadFonts: ['/assets/mukta-latin-400-normal-1.woff2'],
        nepaliFonts: {
          text: '/assets/mukta-devanagari-400-normal-1.woff2',
          headings: '/assets/martel-devanagari-700-normal-1.woff2',
        },
        islands: { lightbox: '/assets/lightbox-1.js' },
        pageScripts: {
          dashboard: { src: '/assets/dashboard-1.js', imports: ['/assets/toast-1.js'] },
          login: { src: '/assets/login-1.js', imports: ['/assets/toast-1.js'] },
        },
      },
      admin: {
        styles: ['/assets/shared-1.css', '/assets/admin-1.css'],
        scripts: ['/assets/admin-1.js'],
        preloadScripts: ['/assets/shared-1.js'],
        preloadFonts: [],
      },
    });
  });

  test('is refused from an incomplete build', () => {
    write({ 'src/site/site.ts': { file: 'assets/site-1.js' } });
    expect(() => builtAssets(directory)).toThrow('src/admin/main.tsx');
  });
});
