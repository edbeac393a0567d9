import './FacultyRow.css';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { Portrait } from './Portrait.tsx';
import { SectionHead } from '../../parts/SectionHead.tsx';
import type { Home } from '../block.ts';

/** Portraits in a row that scrolls sideways. */
export function FacultyRow({ home }: { home: Home }) {
  const t = useT('home');
  const { faculty } = home.info;
  if (faculty.length === 0) return null;
  return (
    <section className="hb-faces">
      <SectionHead title={t('faculty.title')} />
      <div className="in" role="group" aria-label={t('faculty.title')} tabIndex={0}>
        {faculty.map((expert, at) => (
          <AddressLink key={expert.id} address={expert.to} className={`ground-${at % 3}`}>
            <span className="ph">
              <Portrait expert={expert} />
            </span>
            <b>{expert.name}</b>
            <small>{expert.post}</small>
          </AddressLink>
        ))}
      </div>
    </section>
  );
}
