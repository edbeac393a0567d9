import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { iconsApart } from './build/icons-apart.ts';
import { messengerScript } from './build/messenger-script.ts';
import { pdfParts } from './build/pdf-parts.ts';
import { playerParts } from './build/player-parts.ts';
import { screenMap } from './build/screen-map.ts';
import { serviceWorker } from './build/service-worker.ts';
import { slimContract } from './build/slim-contract.ts';

/** Where `vite dev` finds the server. */
const server = process.env['MEETINGAPP_SERVER'] ?? 'http://127.0.0.1:3000';

const gathered = chunks();

/** `vite build --ssr src/app/painter.tsx`: the same app as one that draws pages on the server, with all it needs, so that nothing is chosen while running. */
const painter = {
  outDir: 'dist/painter',
  emptyOutDir: true,
  target: 'node20',
  cssCodeSplit: false,
  copyPublicDir: false,
  // Without the parts of React that only warn; a start reads it all.
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
    // What re-renders often says 'use memo'; compiled throughout, a first load weighs 9 kB more (docs/decisions/small-phone.md).
    react({ compiler: { compilationMode: 'annotation' } }),
    ...(isSsrBuild
      ? []
      : [
          gathered.plugin,
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
        // Inlined pictures would weigh on every page; the map of chunks is read by the server.
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        // The names of all parts of all screens would weigh a kilobyte; the first page's are named by the server.
        modulePreload: {
          polyfill: false,
          // The player comes beside its styles, not after them.
          resolveDependencies: (_file, parts) =>
            parts.filter((one) => one.endsWith('.css') || /\/(player|core\.es|video\.es)-[\w-]+\.js$/.test(one)),
        },
        reportCompressedSize: false,
        // The player of streams is 700 kB before compression, and nobody's first load.
        chunkSizeWarningLimit: 800,
        rolldownOptions: { output: { codeSplitting: { groups: gathered.groups } } },
      },
  // Prepared beforehand it would not pass by `messengerScript`.
  optimizeDeps: { exclude: ['weixin-js-sdk'] },
  server: { host: '127.0.0.1', proxy: { '/medapp': server, '/simulator': server, '/files': server } },
}));
