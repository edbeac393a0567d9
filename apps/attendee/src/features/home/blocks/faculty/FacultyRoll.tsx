import './FacultyRoll.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { Portrait } from './Portrait.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';
import type { Home } from '../block.ts';

/** The presidency in medallions, two in a row. */
export function FacultyRoll({ home }: { home: Home }) {
  const t = useT('home');
  const { faculty } = home.info;
  if (faculty.length === 0) return null;
  return (
    <section className="hb-roll">
      <SectionHead title={t('faculty.presidency')} />
      {faculty.slice(0, 4).map((expert) => (
        <AddressLink key={expert.id} address={expert.to} className="medal">
          <span className="ph">
            <Portrait expert={expert} />
          </span>
          <small>{expert.post}</small>
          <b>{expert.name}</b>
        </AddressLink>
      ))}
    </section>
  );
}
