import { defineConfig } from 'vite';
import { slimContract } from '@meetingapp/tools/build/slim-contract.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/reference/',
  plugins: [slimContract()],
  define: {
    __VUE_OPTIONS_API__: 'true',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 5000,
  },
});
