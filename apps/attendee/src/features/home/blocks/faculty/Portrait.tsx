import './Portrait.css';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { usePicture } from '@meetingapp/ui/media/use-picture.ts';
import type { HomeExpert } from '@meetingapp/contract/home/home.ts';

/** A portrait; without a picture, or when it cannot be loaded, a bust with the first letter of the name. `first`: large, and loaded with priority. */
export function Portrait({ expert, first = false }: { expert: HomeExpert; first?: boolean }) {
  const { portrait } = expert;
  const { broken, watch } = usePicture(portrait ?? undefined);
  if (portrait !== null && !broken)
    return (
      <img
        {...watch}
        className="portrait"
        src={smallPicture(portrait, first ? 768 : 256)}
        alt=""
        width={120}
        height={150}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    );
  return (
    <svg className="portrait" viewBox="0 0 120 150" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path fill="#fff" fillOpacity=".3" d="M-8 152a68 68 0 0 1 136 0z" />
      <path fill="#fff" fillOpacity=".3" d="M18 70a42 42 0 1 0 84 0 42 42 0 1 0-84 0z" />
      <text x="60" y="86" textAnchor="middle" fontSize="46" fontWeight="700" fill="var(--bust-ink, #2a1320)">
        {[...expert.name][0]}
      </text>
    </svg>
  );
}
