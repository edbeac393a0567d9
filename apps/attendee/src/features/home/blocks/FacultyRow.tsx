import './FacultyRow.css';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { Portrait } from '../parts/Portrait.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { Home } from './block.ts';

/** Faces in a row that one pushes aside. */
export function FacultyRow({ home }: { home: Home }) {
  const t = useT('home');
  const { faculty } = home.info;
  if (faculty.length === 0) return null;
  return (
    <section className="hb-faces">
      <SectionHead title={t('faculty.title')} />
      <div className="in" role="group" aria-label={t('faculty.title')} tabIndex={0}>
        {faculty.map((expert, at) => (
          <ToAddress key={expert.id} address={expert.to} className={`ground-${at % 3}`}>
            <span className="ph">
              <Portrait expert={expert} />
            </span>
            <b>{expert.name}</b>
            <small>{expert.post}</small>
          </ToAddress>
        ))}
      </div>
    </section>
  );
}
