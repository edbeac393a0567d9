import type { InkPoint, Strokes } from '@meetingapp/domain/speakers/agreement.ts';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import './signature.css';

interface SignaturePadProps {
  strokes: Strokes;
  /** Takes what the strokes before become: fast strokes follow each other before the pad is drawn again. */
  change: (next: (before: Strokes) => Strokes) => void;
  /** The phone is held sideways: the pad's width runs down the screen. */
  sideways?: boolean;
  name: string;
  /** What the pad is, and how many strokes it has. */
  label: string;
}

/** Thousandths of the pad's width. */
const WHOLE = 1000;
const MOST_POINTS = 1000;
const MOST_STROKES = 100;
/** CSS pixels of a line at least, and what full pressure adds. */
const LEAST_LINE = 1.4;
const MORE_LINE = 3.4;
/** Pressure in percent of a finger at rest, and what a pixel per millisecond takes from it. */
const RESTING = 85;
const FASTER = 22;
const LIGHTEST = 25;
/** A point nearer than this to the one before, in thousandths, is left out. */
const NEAR = 2;

const whole = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** Takes a signature by finger, pen or mouse. Strokes are kept in parts of its width, so that they stay when the phone is turned. */
export function SignaturePad({ strokes, change, sideways = false, name, label }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<{ points: InkPoint[]; at: number; x: number; y: number } | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const watch = new ResizeObserver(() => setSize({ width: current.clientWidth, height: current.clientHeight }));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const { current } = canvas;
    if (!current || size.width === 0) return;
    const dense = devicePixelRatio || 1;
    current.width = Math.round(size.width * dense);
    current.height = Math.round(size.height * dense);
    const drawing = current.getContext('2d');
    if (!drawing) return;
    drawing.scale(dense, dense);
    for (const stroke of strokes) drawStroke(drawing, stroke, { ...size, sideways });
  }, [strokes, size, sideways]);

  function pointAt(event: PointerEvent | globalThis.PointerEvent, box: DOMRect): InkPoint {
    const [x, y, length] = sideways
      ? [event.clientY - box.top, box.right - event.clientX, box.height]
      : [event.clientX - box.left, event.clientY - box.top, box.width];
    const before = running.current;
    const elapsed = before ? Math.max(1, event.timeStamp - before.at) : 1;
    const speed = before ? Math.hypot(event.clientX - before.x, event.clientY - before.y) / elapsed : 0;
    const pressed = event.pointerType === 'pen' && event.pressure > 0 ? event.pressure * 100 : RESTING - speed * FASTER;
    return {
      x: whole((x / length) * WHOLE, WHOLE),
      y: whole((y / length) * WHOLE, WHOLE),
      p: whole(Math.max(LIGHTEST, pressed), 100),
    };
  }

  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const box = event.currentTarget.getBoundingClientRect();
    const first = pointAt(event, box);
    running.current = { points: [first], at: event.timeStamp, x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent<HTMLCanvasElement>): void {
    const now = running.current;
    if (!now) return;
    const box = event.currentTarget.getBoundingClientRect();
    const drawing = event.currentTarget.getContext('2d');
    const { nativeEvent } = event;
    const parts = nativeEvent.getCoalescedEvents?.() ?? [];
    for (const one of parts.length > 0 ? parts : [nativeEvent]) {
      const point = pointAt(one, box);
      const last = now.points.at(-1);
      if (!last || now.points.length >= MOST_POINTS || Math.hypot(point.x - last.x, point.y - last.y) < NEAR) continue;
      now.points.push(point);
      Object.assign(now, { at: one.timeStamp, x: one.clientX, y: one.clientY });
      if (drawing) drawStroke(drawing, [last, point], { ...size, sideways });
    }
  }
  function end(): void {
    const now = running.current;
    running.current = null;
    if (now && now.points.length > 1)
      change((before) => (before.length < MOST_STROKES ? [...before, now.points] : before));
  }

  return (
    <div className={joinClasses('signature-pad', sideways && 'sideways')}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <span className="signature-line" aria-hidden="true">
        {name}
      </span>
    </div>
  );
}

interface Pad {
  width: number;
  height: number;
  sideways: boolean;
}

/** A stroke, thicker where it was pressed. */
function drawStroke(
  drawing: CanvasRenderingContext2D,
  stroke: readonly InkPoint[],
  { width, height, sideways }: Pad,
): void {
  const length = sideways ? height : width;
  const place = ({ x, y }: InkPoint): [number, number] =>
    sideways ? [width - (y / WHOLE) * length, (x / WHOLE) * length] : [(x / WHOLE) * length, (y / WHOLE) * length];
  drawing.lineCap = 'round';
  drawing.strokeStyle = '#0b1513';
  for (const [at, point] of stroke.entries()) {
    const before = stroke[at - 1];
    if (!before) continue;
    drawing.lineWidth = LEAST_LINE + (MORE_LINE * (before.p + point.p)) / 200;
    drawing.beginPath();
    drawing.moveTo(...place(before));
    drawing.lineTo(...place(point));
    drawing.stroke();
  }
}
