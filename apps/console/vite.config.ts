import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconsApart } from '@meetingapp/tools/build/icons-apart.ts';
import { slimContract } from '@meetingapp/tools/build/slim-contract.ts';
import { firstPaint } from './build/first-paint.ts';
import { guide } from './build/guide.ts';
import { kitWords } from './build/kit-words.ts';
import { screenTexts } from './build/screen-texts.ts';

/** Address of the API server for `vite dev`. */
const server = process.env['MEETINGAPP_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [
    slimContract(),
    iconsApart(),
    screenTexts(),
    guide(),
    kitWords(import.meta.dirname),
    react({ compiler: true }),
    firstPaint(import.meta.dirname),
  ],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The styles of the entry are inside the page (build/first-paint.ts).
      resolveDependencies: (_file, parts) => parts.filter((one) => !/^assets\/console-[\w-]+\.css$/.test(one)),
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: { console: 'index.html' } },
  },
  server: { host: '127.0.0.1', proxy: { '/medapp': server } },
});
