import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { ZoomSheet } from '@meetingapp/ui/media/ZoomSheet.tsx';
import { useState } from 'react';
import type { Picture } from '../../../lib/navigation/own-files.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Zoom of pictures next to the visible one. */
const aside = { zoom: 1, onZoom: () => {} };

interface PictureFrameProps {
  picture: Picture;
  label: string;
  /** True for the visible picture and its neighbours, which are fetched. */
  isNear: boolean;
  /** Null while another picture is visible. */
  shown: {
    zoom: number;
    onZoom: (zoom: number) => void;
    onPull: (pixels: number | null) => void;
    onSwipe: (pixels: number) => void;
  } | null;
}

/** One picture's place in the row. */
export function PictureFrame({ picture, label, isNear, shown }: PictureFrameProps) {
  const t = useT('files');
  const app = useT('app');
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const [tried, setTried] = useState(0);
  if (!isNear) return <div className="picture-frame" />;
  if (state === 'failed')
    return (
      <div className="picture-frame" inert={!shown}>
        <ErrorState
          title={t('pictureFailed')}
          retry={{
            label: app('retry'),
            onPress: () => {
              setTried(tried + 1);
              setState('coming');
            },
          }}
        />
      </div>
    );
  const drawn = (
    <img
      key={tried}
      src={picture.src}
      alt={label}
      draggable={false}
      onLoad={() => setState('there')}
      onError={() => setState('failed')}
    />
  );
  return (
    <div className="picture-frame" inert={!shown} aria-busy={state === 'coming'}>
      {state === 'coming' && (
        <div className="picture-coming">
          <Skeleton height="4rem" />
        </div>
      )}
      <ZoomSheet label={label} {...(shown ?? aside)}>
        {drawn}
      </ZoomSheet>
    </div>
  );
}
