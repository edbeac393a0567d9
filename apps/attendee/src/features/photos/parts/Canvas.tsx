import { useEffect, useRef } from 'react';

interface CanvasProps {
  /** Pixels of the page that is drawn. */
  width: number;
  height: number;
  /** Pixels of the canvas per pixel of the page. */
  density: number;
  draw: (context: CanvasRenderingContext2D) => void;
}

/** A drawing, hidden from screen readers: what holds it has a name. */
export function Canvas({ width, height, density, draw }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const context = canvas.current?.getContext('2d');
      if (!context) return;
      context.setTransform(density, 0, 0, density, 0, 0);
      draw(context);
    });
    return () => cancelAnimationFrame(frame);
  }, [density, draw]);
  return (
    <canvas ref={canvas} width={Math.round(width * density)} height={Math.round(height * density)} aria-hidden="true" />
  );
}
