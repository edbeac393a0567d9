import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { cropSide, draggedCrop } from '../view.ts';

/** Pixels of a side of the portrait. */
const SIDE = 600;
const QUALITY = 0.9;

interface PortraitCropProps {
  file: File;
  onClose: () => void;
  /** Receives a square JPEG. */
  onCrop: (portrait: File) => void;
}

/** Chooses the square of a picture: it is dragged, and three sliders do the same by keys. */
export function PortraitCrop({ file, onClose, onCrop }: PortraitCropProps) {
  const t = useT('speakerPerson');
  const app = useT('app');
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [place, setPlace] = useState({ zoom: 100, left: 50, top: 30 });
  useEffect(() => {
    let left = false;
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => (left ? bitmap.close() : setPicture(bitmap)),
      () => left || setUnreadable(true),
    );
    return () => {
      left = true;
    };
  }, [file]);
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (!drawing || !picture) return;
    const side = cropSide(picture, place);
    const x = ((picture.width - side) * place.left) / 100;
    const y = ((picture.height - side) * place.top) / 100;
    drawing.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  }, [picture, place]);

  /** The picture follows the finger. */
  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    const from = held.current;
    if (!from || !picture) return;
    held.current = { x, y };
    const width = currentTarget.clientWidth;
    setPlace((before) => draggedCrop(picture, before, { x: (x - from.x) / width, y: (y - from.y) / width }));
  }
  function crop(): void {
    canvas.current?.toBlob(
      (blob) => {
        if (blob) onCrop(new File([blob], `${Date.now()}.jpeg`, { type: 'image/jpeg' }));
      },
      'image/jpeg',
      QUALITY,
    );
  }
  return (
    <Sheet open onClose={onClose} title={t('crop.title')} closeLabel={app('close')}>
      {unreadable ? (
        <p role="alert">{t('person.pictureKind')}</p>
      ) : (
        <>
          <canvas
            ref={canvas}
            width={SIDE}
            height={SIDE}
            className="tr-crop"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              held.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerMove={drag}
            onPointerUp={() => (held.current = null)}
            onPointerCancel={() => (held.current = null)}
            role="img"
            aria-label={t('crop.picture')}
          />
          {(['zoom', 'left', 'top'] as const).map((part) => (
            <label key={part} className="tr-range">
              <span>{t(`crop.${part}`)}</span>
              <input
                type="range"
                min={part === 'zoom' ? 100 : 0}
                max={part === 'zoom' ? 400 : 100}
                value={Math.round(place[part])}
                onChange={({ target }) => setPlace({ ...place, [part]: Number(target.value) })}
              />
            </label>
          ))}
          <div className="sp-foot">
            <Button disabled={!picture} onClick={crop}>
              {t('crop.act')}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
