import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nepaliIslands, nepaliPageScripts, pageScripts, pageStyles } from '../site/page-assets.ts';
import { builtAssets } from './asset-manifest.ts';

let directory: string;
const scripts = Object.entries(pageScripts);
const nepali = Object.entries(nepaliIslands);
const nepaliScripts = Object.entries(nepaliPageScripts);
const sheets = Object.entries(pageStyles);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'manifest-'));
  mkdirSync(join(directory, '.vite'));
});

afterEach(() => rm(directory, { recursive: true }));

const write = (manifest: unknown) =>
  writeFileSync(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest));

describe('what pages name in their head', () => {
  test('is read from the manifest, with what each entry imports at once [20.40]', () => {
    write({
      'src/site/site.ts': {
        file: 'assets/site-1.js',
        css: ['assets/site-1.css'],
        assets: [
          'assets/mukta-latin-400-1.woff2',
          'assets/mukta-latin-signs-400-1.woff2',
          'assets/mukta-devanagari-400-1.woff2',
          'assets/mukta-devanagari-600-1.woff2',
        ],
      },
      'src/admin/main.tsx': {
        file: 'assets/admin-1.js',
        imports: ['_shared.js'],
        css: ['assets/admin-1.css'],
      },
      'src/admin/main.tsx?lang=ne': { file: 'assets/admin.ne-1.js', imports: ['_shared.js'] },
      'src/site/islands/chat/chat.tsx': {
        file: 'assets/chat-1.js',
        imports: ['_toast.js'],
        css: ['assets/chat-1.css'],
      },
      '_shared.js': { file: 'assets/shared-1.js', imports: ['_shared.js'], css: ['assets/shared-1.css'] },
      'src/admin/lazy.tsx': { file: 'assets/lazy-1.js', css: ['assets/lazy-1.css'] },
      'src/site/islands/lightbox.ts': { file: 'assets/lightbox-1.js' },
      'src/site/scripts/visit.ts': { file: 'assets/visit-1.js' },
      'src/site/offline/worker.ts': { file: 'assets/worker-1.js' },
      'src/site/scripts/sending/sending.ts': { file: 'assets/sending-1.js' },
      'src/site/scripts/sending/sent-here.ts': { file: 'assets/remembering-1.js' },
      'src/site/scripts/signing-in/signing-in.ts': { file: 'assets/signing-in-1.js' },
      ...Object.fromEntries(scripts.map(([name, source]) => [source, { file: `assets/${name}-1.js` }])),
      ...Object.fromEntries(sheets.map(([name, source]) => [source, { file: `assets/page-${name}-1.css` }])),
      ...Object.fromEntries(
        [...nepali, ...nepaliScripts].map(([name, source]) => [source, { file: `assets/${name}.ne-1.js` }]),
      ),
      '_toast.js': { file: 'assets/toast-1.js' },
    });
    expect(builtAssets(directory)).toEqual({
      site: {
        styles: ['/assets/site-1.css'],
        scripts: ['/assets/site-1.js'],
        preloadScripts: [],
        preloadFonts: ['/assets/mukta-latin-400-1.woff2'],
        pageStyles: Object.fromEntries(sheets.map(([name]) => [name, `/assets/page-${name}-1.css`])),
        islands: {
          lightbox: { src: '/assets/lightbox-1.js', imports: [], styles: [] },
          visit: { src: '/assets/visit-1.js', imports: [], styles: [] },
          sending: { src: '/assets/sending-1.js', imports: [], styles: [] },
          remembering: { src: '/assets/remembering-1.js', imports: [], styles: [] },
          signingIn: { src: '/assets/signing-in-1.js', imports: [], styles: [] },
          chat: { src: '/assets/chat-1.js', imports: ['/assets/toast-1.js'], styles: ['/assets/chat-1.css'] },
        },
        nepali: {
          nepaliFonts: ['/assets/mukta-devanagari-400-1.woff2'],
          labelFonts: ['/assets/mukta-devanagari-600-1.woff2'],
          pageScripts: {
            ...Object.fromEntries(scripts.map(([name]) => [name, `/assets/${name}-1.js`])),
            ...Object.fromEntries(nepaliScripts.map(([name]) => [name, `/assets/${name}.ne-1.js`])),
          },
          islands: Object.fromEntries(
            nepali.map(([name]) => [name, { src: `/assets/${name}.ne-1.js`, imports: [], styles: [] }]),
          ),
        },
        pageScripts: Object.fromEntries(scripts.map(([name]) => [name, `/assets/${name}-1.js`])),
        worker: '/assets/worker-1.js',
      },
      admin: {
        styles: ['/assets/shared-1.css', '/assets/admin-1.css'],
        scripts: ['/assets/admin-1.js'],
        preloadScripts: ['/assets/shared-1.js'],
        preloadFonts: [],
        nepali: {
          styles: ['/assets/shared-1.css'],
          scripts: ['/assets/admin.ne-1.js'],
          preloadScripts: ['/assets/shared-1.js'],
          preloadFonts: [],
        },
      },
    });
  });

  test('is refused from an incomplete build', () => {
    write({ 'src/site/site.ts': { file: 'assets/site-1.js' } });
    expect(() => builtAssets(directory)).toThrow('src/admin/main.tsx');
  });
});
