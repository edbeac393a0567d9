import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  generateCert: {
    load: () => import('./screens/GenerateCert.tsx'),
    title: 'certificates.makeTitle',
    texts: ['certificates'],
  },
  downloadCert: {
    load: () => import('./screens/DownloadCert.tsx'),
    title: 'certificates.title',
    texts: ['certificates'],
  },
} as const satisfies Screens;
