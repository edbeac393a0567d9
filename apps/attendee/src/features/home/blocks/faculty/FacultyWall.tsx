import './FacultyWall.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { Portrait } from './Portrait.tsx';
import type { Home } from '../block.ts';

const TINTS = 6;
/** Portraits that fill the wall: the first takes four cells, the others complete rows of three. */
const full = (count: number): number => (count <= 2 ? count : 3 + 3 * Math.floor((count - 3) / 3));

/** Portraits edge to edge, the first one large. */
export function FacultyWall({ home }: { home: Home }) {
  const t = useT('home');
  const { faculty } = home.info;
  if (faculty.length === 0) return null;
  return (
    <section className="hb-wall" aria-label={t('faculty.title')}>
      {faculty.slice(0, full(faculty.length)).map((expert, at) => (
        <AddressLink key={expert.id} address={expert.to} className={`face tint-${at % TINTS}`}>
          <Portrait expert={expert} first={at === 0} />
          <span>
            <b>{expert.name}</b>
            <small>{[expert.post, at === 0 ? expert.affiliation : ''].filter((part) => part !== '').join(' · ')}</small>
          </span>
        </AddressLink>
      ))}
    </section>
  );
}
