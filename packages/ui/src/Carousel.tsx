import './Carousel.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { pause, play } from './icons.ts';

export interface CarouselProps {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Milliseconds between turns; 0 never turns by itself. */
  interval?: number | undefined;
  pauseLabel: string;
  playLabel: string;
  /** "第 1 张，共 3 张" */
  slideLabel: (number: number, of: number) => string;
}

function motionIsOff(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Swiped with the finger, turned by itself until paused; stands still where motion is off. */
export function Carousel({ label, slides, interval = 5000, pauseLabel, playLabel, slideLabel }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(() => interval > 0 && slides.length > 1 && !motionIsOff());

  function go(index: number) {
    const node = track.current;
    node?.scrollTo({ left: index * node.clientWidth, behavior: motionIsOff() ? 'instant' : 'smooth' });
  }
  function scrolled() {
    const node = track.current;
    if (node && node.clientWidth > 0) setAt(Math.round(node.scrollLeft / node.clientWidth));
  }
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      const node = track.current;
      if (node && document.visibilityState === 'visible') node.scrollTo({ left: ((at + 1) % slides.length) * node.clientWidth, behavior: 'smooth' });
    }, interval);
    return () => clearTimeout(timer);
  }, [running, at, interval, slides.length]);

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} onTouchStart={() => setRunning(false)}>
      <div className="slides" ref={track} tabIndex={0} role="group" aria-label={label} onScroll={scrolled}>
        {slides.map((slide, index) => (
          <div key={slide.key} role="group" aria-roledescription="slide" aria-label={slideLabel(index + 1, slides.length)} inert={index !== at}>
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="dots">
          {slides.map((slide, index) => (
            <button key={slide.key} type="button" aria-label={slideLabel(index + 1, slides.length)} aria-current={index === at || undefined} onClick={() => go(index)} />
          ))}
          {interval > 0 && <IconButton icon={running ? pause : play} size="s" label={running ? pauseLabel : playLabel} onClick={() => setRunning(!running)} />}
        </div>
      )}
    </section>
  );
}
