import { cropBox, type CropChoice } from '@meetingapp/domain/home/crop.ts';
import { Slider } from 'antd';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface CropDialogProps {
  file: File;
  /** Pixels of the result. */
  width: number;
  height: number;
  busy: boolean;
  done: (cropped: File) => void;
  close: () => void;
}

const middle: CropChoice = { zoom: 1, x: 0.5, y: 0.5 };

/** Cuts a picture to its shape: moved by dragging or by sliders, which keys move, too. The result is JPEG, or PNG from a PNG. */
export function CropDialog({ file, width, height, busy, done, close }: CropDialogProps) {
  const t = useT('homeConsole');
  const why = useWhy();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | 'unreadable' | null>(null);
  const [choice, setChoice] = useState(middle);
  const [from, setFrom] = useState<{ x: number; y: number; choice: CropChoice } | null>(null);
  useEffect(() => {
    let wanted = true;
    createImageBitmap(file).then(
      (found) => wanted && setPicture(found),
      () => wanted && setPicture('unreadable'),
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  const drawn = picture === 'unreadable' ? null : picture;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !drawn) return;
    const { left, top, wide, high } = cropBox(drawn, { width, height }, choice);
    pen.clearRect(0, 0, width, height);
    pen.drawImage(drawn, left, top, wide, high, 0, 0, width, height);
  }, [drawn, choice, width, height]);
  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    if (!from || !drawn) return;
    const shown = currentTarget.getBoundingClientRect();
    const { wide, high } = cropBox(drawn, { width, height }, from.choice);
    const [spareX, spareY] = [drawn.width - wide, drawn.height - high];
    const within = (value: number) => Math.max(0, Math.min(1, value));
    setChoice({
      ...from.choice,
      x: spareX < 1 ? 0.5 : within(from.choice.x - (((clientX - from.x) / shown.width) * wide) / spareX),
      y: spareY < 1 ? 0.5 : within(from.choice.y - (((clientY - from.y) / shown.height) * high) / spareY),
    });
  }
  function finish(): void {
    const png = file.type === 'image/png';
    canvas.current?.toBlob(
      (blob) => blob && done(new File([blob], png ? 'picture.png' : 'picture.jpg', { type: blob.type })),
      png ? 'image/png' : 'image/jpeg',
      0.9,
    );
  }
  const sliders = [
    { name: 'zoom', least: 1, most: 4 },
    { name: 'x', least: 0, most: 1 },
    { name: 'y', least: 0, most: 1 },
  ] as const;
  return (
    <FieldDialog
      title={t('crop')}
      okText={t('cropDone')}
      cancelText={t('cropCancel')}
      okButtonProps={{ loading: busy, ...greyOk(why({ fileMissing: !drawn })) }}
      onOk={finish}
      close={close}
      values={choice}
    >
      {picture === 'unreadable' ? (
        <p role="alert" className="bad">
          {t('cropUnreadable')}
        </p>
      ) : (
        <div className="crop">
          <canvas
            ref={canvas}
            width={width}
            height={height}
            role="img"
            aria-label={t('cropShown')}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setFrom({ x: event.clientX, y: event.clientY, choice });
            }}
            onPointerMove={drag}
            onPointerUp={() => setFrom(null)}
          />
          {sliders.map(({ name, least, most }) => (
            <label key={name} className="row">
              <span className="name">{t(`cropBy.${name}`)}</span>
              <Slider
                className="grow"
                min={least}
                max={most}
                step={0.01}
                value={choice[name]}
                tooltip={{ open: false }}
                ariaLabelForHandle={t(`cropBy.${name}`)}
                onChange={(value) => setChoice({ ...choice, [name]: value })}
              />
            </label>
          ))}
        </div>
      )}
    </FieldDialog>
  );
}
