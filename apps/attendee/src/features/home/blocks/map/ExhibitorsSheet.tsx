import './ExhibitorsSheet.css';
import { placeOf, samePlace } from '@meetingapp/domain/home/floor-places.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { useReducedMotion } from '@meetingapp/ui/styles/reduced-motion.ts';
import type { ReactNode } from 'react';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { servicesOf, useFloor } from '../../floor/use-floor.ts';
import { useVisited } from '../../floor/use-visited.ts';
import type { Home } from '../block.ts';

/** Exhibitors by booth, then halls and services; a tap shows the place on the plan. */
export function ExhibitorsSheet({ home }: { home: Home }) {
  const t = useT('home');
  const { levels, exhibitors, chosen, choose, nameOf } = useFloor(home);
  const visited = useVisited(home.cid, exhibitors);
  const still = useReducedMotion();
  const services = servicesOf(levels).map(nameOf);
  if (exhibitors.length === 0 && services.length === 0) return null;

  function show(place: FloorPlace): void {
    choose(place);
    document.getElementById('floor-plan')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
  }
  const row = (place: FloorPlace, children: ReactNode) => (
    <button
      type="button"
      className={samePlace(place, chosen) ? 'item on' : 'item'}
      aria-pressed={samePlace(place, chosen)}
      onClick={() => show(place)}
    >
      {children}
    </button>
  );
  return (
    <section className="hb-exhibitors">
      {exhibitors.length > 0 && <SectionHead title={t('exhibitors')} />}
      {exhibitors.map(({ name, field, booth, logo, to }) => {
        const place = placeOf(levels, { booth });
        const on = place ? nameOf(place).on : '';
        const inside = (
          <>
            <span className="lg">{logo === null ? [...name][0] : <img src={logo} alt="" loading="lazy" />}</span>
            <span className="who">
              <b>{name}</b>
              {(field !== '' || on !== '') && <small>{[field, on].filter((part) => part !== '').join(' · ')}</small>}
            </span>
            {visited.includes(to) && (
              <span className="seen">
                <Icon icon={check} size="xs" />
                {t('plan.visited')}
              </span>
            )}
            <b className="bo">{booth}</b>
          </>
        );
        return (
          <div key={`${booth}${name}`}>
            {place ? (
              row(place, inside)
            ) : (
              <AddressLink address={to} className="item">
                {inside}
              </AddressLink>
            )}
          </div>
        );
      })}
      {services.length > 0 && <SectionHead title={t('plan.places')} />}
      {services.map((place) => (
        <div key={`${place.level}.${place.area}`}>
          {row(
            place,
            <>
              <span className="lg">
                <Icon icon={mapPin} />
              </span>
              <span className="who">
                <b>{place.name || place.label}</b>
                {place.on !== '' && <small>{place.on}</small>}
              </span>
              {place.name !== '' && <b className="bo">{place.label}</b>}
            </>,
          )}
        </div>
      ))}
    </section>
  );
}
