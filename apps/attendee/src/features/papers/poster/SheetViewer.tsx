import './SheetViewer.css';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { ZoomSheet } from '@meetingapp/ui/media/ZoomSheet.tsx';
import { maximize } from '@meetingapp/ui/icons/icons-programme.ts';
import { minus, plus, x } from '@meetingapp/ui/icons/icons.ts';
import { useModal } from '@meetingapp/ui/feedback/modal.ts';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

const STEP = 1.6;
const MOST = 6;

interface Props {
  src: string;
  /** Width divided by height. */
  ratio: number;
  title: string;
  onClose: () => void;
}

/** The sheet on the full screen, with zoom until its small print is readable. */
export function SheetViewer({ src, ratio, title, onClose }: Props) {
  const t = useT('papersPosters');
  const modal = useModal(onClose, false);
  const [zoom, setZoom] = useState(1);
  const label = t('poster.sheet', { title });
  return (
    <dialog {...modal} className="po-viewer" data-theme="dark" aria-label={label}>
      <div className="po-look">
        <ZoomSheet label={label} zoom={zoom} onZoom={setZoom} most={MOST}>
          <img src={src} alt={label} draggable={false} style={{ aspectRatio: String(ratio) }} />
        </ZoomSheet>
      </div>
      <div className="po-tools">
        <IconButton
          icon={minus}
          label={t('poster.smaller')}
          disabled={zoom <= 1}
          onClick={() => setZoom(Math.max(1, zoom / STEP))}
        />
        <IconButton icon={maximize} label={t('poster.fit')} onClick={() => setZoom(1)} />
        <IconButton
          icon={plus}
          label={t('poster.larger')}
          disabled={zoom >= MOST}
          onClick={() => setZoom(Math.min(MOST, zoom * STEP))}
        />
        <IconButton icon={x} label={t('poster.close')} onClick={onClose} />
      </div>
    </dialog>
  );
}
