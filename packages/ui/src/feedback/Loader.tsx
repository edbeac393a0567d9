import './Loader.css';

export type LoaderKind = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const trace = 'M2 20h12l4-10 7 20 6-14 3 4h12';
/** Moving parts of each drawing; 3 is a line. */
const parts: Record<LoaderKind, number> = { 1: 0, 2: 3, 3: 0, 4: 4, 5: 2, 6: 4, 7: 2, 8: 1 };

export interface LoaderProps {
  /** 1 ring, 2 dots, 3 trace, 4 bars, 5 orbit, 6 tiles, 7 ripple, 8 line: chosen per conference. */
  kind?: LoaderKind | undefined;
  /** "加载中": read out, and shown instead of the animation with reduced motion. */
  label: string;
}

/** Loader of a whole page; parts of a page use skeletons. */
export function Loader({ kind = 1, label }: LoaderProps) {
  return (
    <span role="status">
      <span className={`loader l${kind}`} aria-hidden="true">
        {kind === 3 && (
          <svg viewBox="0 0 48 36">
            <path d={trace} pathLength="100" />
            <path d={trace} pathLength="100" />
          </svg>
        )}
        {Array.from({ length: parts[kind] }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <span className="loader-word" aria-hidden="true">
        {label}
      </span>
      <span className="sr">{label}</span>
    </span>
  );
}
