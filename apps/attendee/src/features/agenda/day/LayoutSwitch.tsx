import './LayoutSwitch.css';
import '@meetingapp/ui/layout/Card.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { layoutGrid, layoutList } from '@meetingapp/ui/icons/icons-programme.ts';
import { hash, mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { useState } from 'react';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { layouts } from '../view.ts';
import type { Layout } from '../view.ts';

const icons: Record<Layout, string> = { list: layoutList, grid: layoutGrid, hall: mapPin, topic: hash };

/** Switches the layout of the day; day, hall and plan stay unchanged. */
export function LayoutSwitch({ cid, layout }: { cid: string; layout: Layout }) {
  const t = useT('agenda');
  const go = useNavigate();
  const [open, setOpen] = useState(false);
  const choose = (to: Layout): void => {
    setOpen(false);
    if (to === 'list') go('calList', { cid }, {}, { replace: true });
    else go('calListLayout', { cid, tmpCal: to }, {}, { replace: true });
  };
  return (
    <>
      <IconButton icon={layoutGrid} label={t('layout')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('layout')} closeLabel={t('close')} flush>
        <ul className="ag-layouts">
          {layouts.map((one) => (
            <li key={one}>
              <button
                type="button"
                className="li ic"
                aria-current={one === layout ? 'true' : undefined}
                onClick={() => choose(one)}
              >
                <Icon icon={icons[one]} />
                <span className="grow">
                  <b>{t(`layouts.${one}`)}</b>
                  <span className="li-text">{t(`layoutsText.${one}`)}</span>
                </span>
                {one === layout && <Icon icon={check} />}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
