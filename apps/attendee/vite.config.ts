import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { iconsApart } from '@meetingapp/tools/build/icons-apart.ts';
import { messengerScript } from './build/messenger-script.ts';
import { pdfParts } from './build/pdf-parts.ts';
import { playerParts } from './build/player-parts.ts';
import { reactParts } from './build/react-parts.ts';
import { screenMap } from './build/screen-map.ts';
import { serviceWorker } from './build/service-worker.ts';
import { slimContract } from '@meetingapp/tools/build/slim-contract.ts';

/** Address of the server for `vite dev`. */
const server = process.env['MEETINGAPP_SERVER'] ?? 'http://127.0.0.1:3000';

const gathered = chunks();

/**
 * `vite build --ssr src/app/start/painter.tsx`: the app as a server renderer, bundled with all dependencies, so that nothing is
 * resolved at run time.
 */
const painter = {
  outDir: 'dist/painter',
  emptyOutDir: true,
  target: 'node20',
  cssCodeSplit: false,
  copyPublicDir: false,
  // Production build without React's warnings; every start parses the whole file.
  minify: true,
} as const;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/meetingapp/',
  plugins: [
    slimContract(),
    iconsApart(),
    messengerScript(),
    playerParts(),
    // Components that re-render often are marked 'use memo'; compiling everything would add 9 kB to the first load
    // (docs/decisions/small-phone.md).
    react({ compiler: { compilationMode: 'annotation' } }),
    ...(isSsrBuild
      ? []
      : [
          gathered.plugin,
          reactParts(),
          pdfParts('/meetingapp'),
          screenMap(import.meta.dirname),
          serviceWorker(import.meta.dirname, '/meetingapp'),
        ]),
  ],
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? painter
    : {
        target: 'es2022',
        manifest: 'manifest.json',
        // Inlined pictures would burden every page; the server reads the manifest of chunks.
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        // The list of all chunks of all screens would weigh 1 kB; the server names those of the first page.
        modulePreload: {
          polyfill: false,
          // The player loads in parallel with its styles, not after them.
          resolveDependencies: (_file, parts) =>
            parts.filter((one) => one.endsWith('.css') || /\/(player|core\.es|video\.es)-[\w-]+\.js$/.test(one)),
        },
        reportCompressedSize: false,
        // The stream player is 700 kB before compression, and not part of a first load.
        chunkSizeWarningLimit: 800,
        rolldownOptions: { output: { codeSplitting: { groups: gathered.groups } } },
      },
  // Pre-bundled it would bypass `messengerScript`.
  optimizeDeps: { exclude: ['weixin-js-sdk'] },
  server: { host: '127.0.0.1', proxy: { '/medapp': server, '/simulator': server, '/files': server } },
}));
