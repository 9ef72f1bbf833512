import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/build/compress-assets.ts';
import { moveServerAssets } from './scripts/build/move-server-assets.ts';
import { native } from './scripts/build/native.ts';
import { nepaliWords } from './scripts/build/nepali-words.ts';
import { ownCopies } from './scripts/build/own-copies.ts';
import { reactRefreshEntry } from './scripts/build/react-refresh-entry.ts';
import { serverChunks, serverEntries } from './scripts/build/server-chunks.ts';
import { entries } from './src/server/asset-manifest.ts';
import {
  islands,
  nepaliIslands,
  nepaliPageScripts,
  offlineWorker,
  pageScripts,
  pageStyles,
} from './src/site/page-assets.ts';

// The set-up builds into a temporary folder and swaps it in when it is complete.
const into = resolve(process.env.BUILD_INTO ?? 'dist');
const client = resolve(into, 'client');
const server = resolve(into, 'server');

/** Islands without a library, which a page loads as one file each. */
const { visit, sending, remembering, signingIn } = islands;
const smallIslands = { visit, sending, remembering, signingIn };

/** Fastify requires these only in functions that the server never calls. Bundled, each start would read and keep them. */
const uncalled = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  optimizeDeps: {
    entries: ['src/site/site.ts', 'src/admin/main.tsx', ...Object.values({ ...islands, ...pageScripts })],
  },
  plugins: [
    react(),
    reactRefreshEntry(),
    nepaliWords(),
    ownCopies({ ...pageScripts, ...smallIslands, worker: offlineWorker }),
  ],
  build: {
    target: 'baseline-widely-available',
    // Data URLs would need a laxer content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        outDir: client,
        manifest: true,
        rolldownOptions: {
          input: {
            site: 'src/site/site.ts',
            admin: entries.admin,
            'admin.ne': entries.nepaliAdmin,
            ...islands,
            ...Object.fromEntries(
              Object.entries({ ...nepaliIslands, ...nepaliPageScripts }).map(([name, source]) => [
                `${name}.ne`,
                source,
              ]),
            ),
            ...pageScripts,
            worker: offlineWorker,
            ...Object.fromEntries(
              Object.entries(pageStyles).map(([name, source]) => [`page-${name}`, source]),
            ),
          },
          // Pages import the islands by their URLs in the manifest.
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    ssr: {
      ...(command === 'build' && {
        // Excludes React's slower development build.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { noExternal: true, external: [...native, ...uncalled] },
      }),
      build: {
        outDir: server,
        target: 'node24',
        minify: true,
        emitAssets: true,
        rolldownOptions: {
          input: serverEntries,
          output: {
            // All in one folder, so that '../client' resolves alike in every file.
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            // One character beyond ASCII doubles the memory that V8 needs for the whole file.
            charset: 'ascii',
            codeSplitting: serverChunks(),
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client: browsers, ssr } = builder.environments;
      if (!browsers || !ssr) throw new Error('Both environments are needed');
      await builder.build(browsers);
      await Promise.all([builder.build(ssr), compressAssets(client)]);
      await compressAssets(client, await moveServerAssets(server, client));
    },
  },
}));
