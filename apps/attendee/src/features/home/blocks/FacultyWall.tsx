import './FacultyWall.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { Portrait } from '../parts/Portrait.tsx';
import type { Home } from './block.ts';

const TINTS = 6;
/** The first takes four cells of the wall; with so many more the last row is full. */
const full = (count: number): number => (count <= 2 ? count : 3 + 3 * Math.floor((count - 3) / 3));

/** Faces edge to edge, the first one large. */
export function FacultyWall({ home }: { home: Home }) {
  const t = useT('home');
  const { faculty } = home.info;
  if (faculty.length === 0) return null;
  return (
    <section className="hb-wall" aria-label={t('faculty.title')}>
      {faculty.slice(0, full(faculty.length)).map((expert, at) => (
        <ToAddress key={expert.id} address={expert.to} className={`face tint-${at % TINTS}`}>
          <Portrait expert={expert} first={at === 0} />
          <span>
            <b>{expert.name}</b>
            <small>{[expert.post, at === 0 ? expert.affiliation : ''].filter((part) => part !== '').join(' · ')}</small>
          </span>
        </ToAddress>
      ))}
    </section>
  );
}
