import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Gallery for development of the ui kit: `npx vite packages/ui/kit`. It is not part of any app. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1' },
  build: { outDir: 'dist', target: 'es2022' },
});
