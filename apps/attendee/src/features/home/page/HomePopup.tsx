import type { HomeInfo } from '@meetingapp/contract/home/home.ts';
import { lazy, Suspense, use, useState } from 'react';
import { afterLayers } from '../../../lib/navigation/layers.ts';
import { afterFirstPaint } from '../../../lib/rendering/after-first-paint.ts';
import { usePopup } from '../data.ts';
import type { PopupProps } from './PopupDialog.tsx';
import { PreviewContext } from './preview-context.ts';

/**
 * Loaded after the first paint, because the popup covers a page that should be visible first, and once nothing lies above the page: a
 * question, such as whose account a link opens, is answered before.
 */
const PopupDialog = lazy(async () => {
  await afterFirstPaint();
  await new Promise<void>(afterLayers);
  const file = await import('./PopupDialog.tsx').catch(() => null);
  return { default: file?.PopupDialog ?? Absent };
});

/** Used when loading fails offline: the popup waits for the next visit. */
const Absent = (_: PopupProps): null => null;

/** The organiser's popup; `popupVisit` decides on which visits it shows. */
export function HomePopup({ info }: { info: HomeInfo }) {
  const { popup } = info;
  const visit = usePopup(info);
  // In the editor it stays open even if it was seen before.
  const edited = use(PreviewContext) !== null;
  const open = edited || visit.open;
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  if (!popup || !shown) return null;
  return (
    <Suspense>
      <PopupDialog popup={popup} open={open} onClose={edited ? () => undefined : visit.close} />
    </Suspense>
  );
}
