import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Address of the API server for `vite dev`. */
const server = process.env['MEETINGAPP_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react({ compiler: true })],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
  server: { host: '127.0.0.1', proxy: { '/medapp': server } },
});
