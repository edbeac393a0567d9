import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery of the kit, for those who work on it: `npx vite packages/ui/kit`. It is not part of any app. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1' },
  build: { outDir: 'dist', target: 'es2022' },
});
