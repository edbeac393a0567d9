import { BeatMark } from '../blocks/art/BeatMark.tsx';
import type { Home } from '../blocks/block.ts';

/** Who holds the conference. */
export function Logo({ home }: { home: Home }) {
  return (
    <span className="logo">
      <BeatMark />
      <b>{home.info.conference.host || home.info.subtitle}</b>
    </span>
  );
}
