import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { images } from '@meetingapp/ui/icons/icons-hall.ts';
import { camera } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface PickButtonsProps {
  picking: boolean;
  onPick: (from: 'album' | 'camera') => void;
}

/** One photo from the album or the camera. */
export function PickButtons({ picking, onPick }: PickButtonsProps) {
  const t = useT('photos');
  return (
    <div className="two ph-pick">
      <Button
        variant="soft"
        size="md"
        icon={images}
        loading={picking}
        loadingText={t('reading')}
        onClick={() => onPick('album')}
      >
        {t('album')}
      </Button>
      <Button variant="soft" size="md" icon={camera} disabled={picking} onClick={() => onPick('camera')}>
        {t('camera')}
      </Button>
    </div>
  );
}
