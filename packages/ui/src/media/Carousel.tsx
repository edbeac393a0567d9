import './Carousel.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { pause, play } from '../icons/icons.ts';
import { useReducedMotion } from '../styles/reduced-motion.ts';

export interface CarouselProps {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Milliseconds between slides; 0 disables automatic advance. */
  interval?: number | undefined;
  pauseLabel: string;
  playLabel: string;
  /** "第 1 张，共 3 张" */
  slideLabel: (number: number, of: number) => string;
}

/** Carousel: swiped by finger, advances automatically until paused, and not with reduced motion. */
export function Carousel({ label, slides, interval = 5000, pauseLabel, playLabel, slideLabel }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(true);
  const still = useReducedMotion();
  const turns = interval > 0 && slides.length > 1 && !still;
  const running = turns && wanted;

  function go(index: number) {
    const node = track.current;
    node?.scrollTo({ left: index * node.clientWidth, behavior: still ? 'instant' : 'smooth' });
  }
  function scrolled() {
    const node = track.current;
    if (node && node.clientWidth > 0) setAt(Math.round(node.scrollLeft / node.clientWidth));
  }
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      const node = track.current;
      if (node && document.visibilityState === 'visible')
        node.scrollTo({ left: ((at + 1) % slides.length) * node.clientWidth, behavior: 'smooth' });
    }, interval);
    return () => clearInterval(timer);
  }, [running, at, interval, slides.length]);

  return (
    <section className="carousel" aria-label={label} onTouchStart={() => setWanted(false)}>
      <div className="slides" ref={track} tabIndex={0} role="group" aria-label={label} onScroll={scrolled}>
        {slides.map((slide, index) => (
          <div key={slide.key} role="group" aria-label={slideLabel(index + 1, slides.length)} inert={index !== at}>
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="dots">
          {slides.map((slide, index) => (
            <button
              key={slide.key}
              type="button"
              aria-label={slideLabel(index + 1, slides.length)}
              aria-current={index === at || undefined}
              onClick={() => go(index)}
            />
          ))}
          {turns && (
            <IconButton
              icon={running ? pause : play}
              size="s"
              label={running ? pauseLabel : playLabel}
              onClick={() => setWanted(!running)}
            />
          )}
        </div>
      )}
    </section>
  );
}
