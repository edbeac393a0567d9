import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  value: string;
  /** Purpose of the code, for example "参会码 003728". */
  label: string;
  /** A CSS length. */
  size?: string | undefined;
  level?: 'L' | 'M' | 'Q' | 'H' | undefined;
  className?: string | undefined;
}

/** Modules of white around the code, by ISO/IEC 18004: on a dark page nothing else is white. */
const QUIET = 4;

/** Black on white with its quiet zone in both themes: scanners at the door read other colours less reliably. */
export function QrCode({ value, label, size = '3.2rem', level, className }: QrCodeProps) {
  const code = qrPath(value, level);
  const full = code.size + 2 * QUIET;
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${full} ${full}`}
      style={{ width: size, height: size, background: '#fff', display: 'block' }}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="#0a1412" />
    </svg>
  );
}
