import type { Home } from '../blocks/block.ts';

/** Logo of the organiser. */
export function Logo({ home }: { home: Home }) {
  return (
    <span className="logo">
      <BeatMark />
      <b>{home.info.conference.host || home.info.subtitle}</b>
    </span>
  );
}

/** Heartbeat mark next to the society's name. */
function BeatMark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M2 11h5l3-8 4 16 3-8h5v3h-3l-5 9-4-15-2 6H2Z" />
    </svg>
  );
}
