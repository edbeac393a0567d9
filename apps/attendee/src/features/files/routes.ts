import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  showImage: {
    load: () => import('./screens/ShowImage.tsx'),
    title: 'files.pictures',
    texts: ['files'],
    scroll: 'top',
  },
  pdfView: {
    load: () => import('./screens/PdfView.tsx'),
    title: 'files.pdf',
    texts: ['files'],
    ahead: true,
    painted: true,
    scroll: 'top',
  },
} as const satisfies Screens;
