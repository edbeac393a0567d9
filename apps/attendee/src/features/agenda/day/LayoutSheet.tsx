import './LayoutSheet.css';
import '@meetingapp/ui/layout/Card.css';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { layoutGrid, layoutList } from '@meetingapp/ui/icons/icons-programme.ts';
import { hash, mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { layouts } from '../view.ts';
import type { Layout } from '../view.ts';

const icons: Record<Layout, string> = { list: layoutList, grid: layoutGrid, hall: mapPin, topic: hash };

interface Props {
  cid: string;
  layout: Layout;
  open: boolean;
  onClose: () => void;
}

/** The layouts of the day, of which one opens. */
export function LayoutSheet({ cid, layout, open, onClose }: Props) {
  const t = useT('agenda');
  const go = useNavigate();
  const choose = (to: Layout): void => {
    onClose();
    if (to === 'list') go('calList', { cid }, {}, { replace: true });
    else go('calListLayout', { cid, tmpCal: to }, {}, { replace: true });
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('layout')} closeLabel={t('close')} flush>
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
  );
}
