import '../../../lib/parts/fixed-page.css';
import './Pictures.css';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { chevronLeft, chevronRight, minus, plus } from '@meetingapp/ui/icons/icons.ts';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { picturesQuery } from '../../../lib/navigation/own-files.ts';
import type { Picture } from '../../../lib/navigation/own-files.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { platform } from '../../../platform/platform.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { SaveFile } from './SaveFile.tsx';

interface PicturesProps {
  pictures: readonly Picture[];
  /** Index of the picture shown first. */
  at: number;
  onClose: () => void;
}

const STEP = 1.5;
const MOST = 5;
/** Pixels of a swipe that move to the next picture. */
const SWIPE_PX = 60;

/** Viewer for several pictures: zoom, browse, save. The index is in the address, so that it survives a reload. */
export function Pictures({ pictures, at: first, onClose }: PicturesProps) {
  const t = useT('files');
  const app = useT('app');
  const go = useNavigate();
  const [at, setAt] = useState(first);
  const [zoom, setZoom] = useState(1);
  const row = useRef<HTMLDivElement>(null);
  const picture = pictures[at];
  const name = picture?.name || t('pictureOf', { at: at + 1, of: pictures.length });

  function turn(by: number) {
    const next = at + by;
    if (next < 0 || next >= pictures.length) return;
    setZoom(1);
    setAt(next);
    go('showImage', {}, picturesQuery(pictures, next + 1), { replace: true });
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    const act = {
      Escape: onClose,
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      '+': () => setZoom(Math.min(MOST, zoom * STEP)),
      '=': () => setZoom(Math.min(MOST, zoom * STEP)),
      '-': () => setZoom(Math.max(1, zoom / STEP)),
      '0': () => setZoom(1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before paint, so that a key pressed at once is handled.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  /** Moves the row with the finger; on release it slides to its place. */
  function pull(pixels: number | null) {
    const { current } = row;
    if (!current) return;
    const isEnd = pixels !== null && ((pixels > 0 && at === 0) || (pixels < 0 && at === pictures.length - 1));
    current.classList.toggle('held', pixels !== null);
    current.style.setProperty('--pull', `${(pixels ?? 0) * (isEnd ? 0.3 : 1)}px`);
  }

  return (
    <div className="pg fixed-page pictures" data-theme="dark">
      <TopBar
        heading
        close
        title={t('count', { at: at + 1, of: pictures.length })}
        back={{ label: app('back'), onPress: onClose }}
        actions={picture && <SaveFile address={picture.src} name={picture.name} />}
      />
      <main className="pictures-main">
        <div className="pictures-row" ref={row} style={{ '--at': at } as React.CSSProperties}>
          {pictures.map((one, index) => (
            <PictureFrame
              key={one.src}
              picture={one}
              label={one.name || t('pictureOf', { at: index + 1, of: pictures.length })}
              isNear={Math.abs(index - at) <= 1}
              shown={index === at ? { zoom, onZoom: setZoom, onPull: pull, onSwipe: swipe } : null}
            />
          ))}
        </div>
        <p className="sr" role="status">
          {name}
        </p>
      </main>
      <footer className="pictures-foot">
        {picture?.name ? <p className="t-md">{picture.name}</p> : null}
        {platform().kind === 'messenger' && <p className="t-sm ink-2">{t('hold')}</p>}
        <div className="pictures-acts">
          {pictures.length > 1 && (
            <IconButton icon={chevronLeft} size="l" label={t('before')} disabled={at === 0} onClick={() => turn(-1)} />
          )}
          <IconButton
            icon={minus}
            label={t('smaller')}
            disabled={zoom <= 1}
            onClick={() => setZoom(Math.max(1, zoom / STEP))}
          />
          <span className="t-md" role="status">
            {Math.round(zoom * 100)}%
          </span>
          <IconButton
            icon={plus}
            label={t('larger')}
            disabled={zoom >= MOST}
            onClick={() => setZoom(Math.min(MOST, zoom * STEP))}
          />
          {pictures.length > 1 && (
            <IconButton
              icon={chevronRight}
              size="l"
              label={t('after')}
              disabled={at === pictures.length - 1}
              onClick={() => turn(1)}
            />
          )}
        </div>
      </footer>
    </div>
  );

  function swipe(pixels: number) {
    if (Math.abs(pixels) > SWIPE_PX) turn(pixels > 0 ? -1 : 1);
  }
}
