import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { Suspense, useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import type { Layout } from '../view.ts';
import { layoutSheet } from './late-parts.ts';

/** Switches the layout of the day; day, hall and plan stay unchanged. */
export function LayoutSwitch({ cid, layout }: { cid: string; layout: Layout }) {
  const t = useT('agenda');
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton icon={layoutGrid} label={t('layout')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open !== null && (
        <Suspense>
          <layoutSheet.Part cid={cid} layout={layout} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
