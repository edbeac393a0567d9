import './LazyImage.css';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { image } from '../icons/icons.ts';

/** Preload distance in window heights: the window and 30 % more on either side. */
const PRELOAD = 1.3;

export interface LazyImageProps {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Aspect ratio as in CSS, for example `16 / 9`: reserves the space, so that the layout does not shift. */
  ratio?: string | undefined;
}

/** Loads when near the viewport; tries once, and shows a placeholder icon on failure. */
export function LazyImage({ src, alt, ratio = '16 / 9' }: LazyImageProps) {
  return <Lazy key={src} src={src} alt={alt} ratio={ratio} />;
}

function Lazy({ src, alt, ratio }: { src: string; alt: string; ratio: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'far' | 'near' | 'there' | 'failed'>('far');
  useEffect(() => {
    const node = place.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setState('near');
      },
      { rootMargin: `${Math.round((PRELOAD - 1) * 100)}% 0px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const silent = state === 'far' || state === 'failed';
  return (
    <span
      className="lazy"
      ref={place}
      style={{ aspectRatio: ratio }}
      {...(silent && alt ? { role: 'img', 'aria-label': alt } : undefined)}
    >
      {state === 'failed' && <Icon icon={image} size="l" />}
      {!silent && (
        <img
          src={src}
          alt={alt}
          decoding="async"
          className={state}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  );
}
