import type { HomeInfo } from '@meetingapp/contract/home.ts';
import { lazy, Suspense, use, useState } from 'react';
import { pageRests } from '../../../lib/page-rests.ts';
import { usePopup } from '../data.ts';
import type { PopupProps } from './PopupDialog.tsx';
import { ShownContext } from './shown.ts';

/** It lies over a page that one has seen first. */
const PopupDialog = lazy(async () => {
  await pageRests();
  const file = await import('./PopupDialog.tsx').catch(() => null);
  return { default: file?.PopupDialog ?? Absent };
});

/** Without a network it waits for the next visit. */
const Absent = (_: PopupProps): null => null;

/** What the organiser wants everyone to see once. */
export function HomePopup({ info }: { info: HomeInfo }) {
  const { popup } = info;
  const visit = usePopup(info);
  // Where it is edited it stays, whoever has seen it.
  const edited = use(ShownContext) !== null;
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
