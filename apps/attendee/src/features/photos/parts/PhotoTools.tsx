import { coverScale, MOST_ZOOM, type Gesture, type Placement } from '@meetingapp/domain/photos/placement.ts';
import type { PixelSize } from '@meetingapp/domain/photos/template-sizes.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { rotateCw, zoomIn, zoomOut } from '@meetingapp/ui/icons/icons-hall.ts';
import { rotateCcw } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface PhotoToolsProps {
  photo: PixelSize;
  window: PixelSize;
  placement: Placement;
  onGesture: (gesture: Gesture) => void;
}

const STEP = 1.1;

/** Zoom and turn by slider and buttons: all that two fingers do. */
export function PhotoTools({ photo, window, placement, onGesture }: PhotoToolsProps) {
  const t = useT('photos');
  const percent = Math.round((placement.scale / coverScale(photo, window)) * 100);
  const turn = Math.round(placement.turn);
  return (
    <div className="ph-tools">
      <div className="ph-tool">
        <IconButton icon={zoomOut} label={t('zoomOut')} onClick={() => onGesture({ times: 1 / STEP })} />
        <input
          type="range"
          min={100}
          max={MOST_ZOOM * 100}
          value={percent}
          aria-label={t('zoom')}
          aria-valuetext={t('percent', { count: percent })}
          onChange={({ target }) => onGesture({ times: Number(target.value) / percent })}
        />
        <IconButton icon={zoomIn} label={t('zoomIn')} onClick={() => onGesture({ times: STEP })} />
      </div>
      <div className="ph-tool">
        <IconButton icon={rotateCcw} label={t('turnLeft')} onClick={() => onGesture({ turn: -90 })} />
        <input
          type="range"
          min={-180}
          max={180}
          value={turn}
          aria-label={t('turn')}
          aria-valuetext={t('degrees', { count: turn })}
          onChange={({ target }) => onGesture({ turn: Number(target.value) - turn })}
        />
        <IconButton icon={rotateCw} label={t('turnRight')} onClick={() => onGesture({ turn: 90 })} />
      </div>
    </div>
  );
}
