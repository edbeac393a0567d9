import './ExhibitorsSheet.css';
import { placeOf, samePlace } from '@meetingapp/domain/home/floor-places.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { mapPin } from '@meetingapp/ui/icons/icons-topics.ts';
import { useReducedMotion } from '@meetingapp/ui/styles/reduced-motion.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { useLatest } from '../../../../lib/rendering/use-latest.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { named, servicesOf, useFloor } from '../../floor/use-floor.ts';
import { useVisited } from '../../floor/use-visited.ts';
import type { Home } from '../block.ts';

/** Exhibitors by booth, then halls and services; a tap shows the place on the plan. */
export function ExhibitorsSheet({ home }: { home: Home }) {
  const { levels, exhibitors, chosen, choose } = useFloor(home);
  const visited = useVisited(home.cid, exhibitors);
  const still = useReducedMotion();
  // One function for all rows, so that a tap renders only the two that change.
  const press = useLatest((level: number, area: number): void => {
    choose({ level, area });
    document.getElementById('floor-plan')?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest' });
  });
  // The plan answers a tap first; hundreds of rows follow.
  const [level, area] = [useDeferredValue(chosen?.level ?? -1), useDeferredValue(chosen?.area ?? -1)];
  return <Rows {...{ levels, exhibitors, visited, level, area, press }} />;
}

interface RowsProps extends Pick<ReturnType<typeof useFloor>, 'levels' | 'exhibitors'> {
  /** Addresses of visited stands. */
  visited: readonly string[];
  /** The chosen place; -1: none. */
  level: number;
  area: number;
  press: Press;
}

const Rows = memo(function Rows({ levels, exhibitors, visited, press, ...chosen }: RowsProps) {
  const t = useT('home');
  const nameOf = (place: FloorPlace) => named(levels, exhibitors, place);
  const services = servicesOf(levels).map(nameOf);
  const seen = new Set(visited);
  if (exhibitors.length === 0 && services.length === 0) return null;
  return (
    <section className="hb-exhibitors">
      {exhibitors.length > 0 && <SectionHead title={t('exhibitors')} />}
      {exhibitors.map(({ name, field, booth, logo, to, products }) => {
        const place = placeOf(levels, { booth });
        return (
          <div key={`${booth}${name}`}>
            <ExhibitorRow
              {...{ name, booth, logo, to, press }}
              field={[field, place ? nameOf(place).on : ''].filter((part) => part !== '').join(' · ')}
              offers={products.join(' · ')}
              level={place?.level ?? -1}
              area={place?.area ?? -1}
              on={place !== null && samePlace(place, chosen)}
              seen={seen.has(to)}
            />
          </div>
        );
      })}
      {services.length > 0 && <SectionHead title={t('plan.places')} />}
      {services.map((place) => (
        <div key={`${place.level}.${place.area}`}>
          <PlaceButton level={place.level} area={place.area} on={samePlace(place, chosen)} press={press}>
            <span className="lg">
              <Icon icon={mapPin} />
            </span>
            <span className="who">
              <b>{place.name || place.label}</b>
              {place.on !== '' && <small>{place.on}</small>}
            </span>
            {place.name !== '' && <b className="bo">{place.label}</b>}
          </PlaceButton>
        </div>
      ))}
    </section>
  );
});

type Press = (level: number, area: number) => void;

interface PlaceButtonProps {
  level: number;
  area: number;
  /** It is the chosen place. */
  on: boolean;
  press: Press;
  children: ReactNode;
}

/** A row that shows its place on the plan. */
function PlaceButton({ level, area, on, press, children }: PlaceButtonProps) {
  return (
    <button type="button" className={on ? 'item on' : 'item'} aria-pressed={on} onClick={() => press(level, area)}>
      {children}
    </button>
  );
}

interface ExhibitorRowProps extends Omit<PlaceButtonProps, 'children'> {
  name: string;
  /** What it offers, and the level of its booth. */
  field: string;
  /** Its first products. */
  offers: string;
  booth: string;
  logo: string | null;
  to: string;
  /** The person has visited it. */
  seen: boolean;
}

/** An exhibitor: shows its booth on the plan, or opens its stand where it has none. */
const ExhibitorRow = memo(function ExhibitorRow(props: ExhibitorRowProps) {
  const t = useT('home');
  const { name, field, offers, booth, logo, to, seen, level } = props;
  const inside = (
    <>
      <span className="lg">
        {logo === null ? [...name][0] : <img src={smallPicture(logo, 256)} alt="" loading="lazy" />}
      </span>
      <span className="who">
        <b>{name}</b>
        {field !== '' && <small>{field}</small>}
        {offers !== '' && <small className="offers">{offers}</small>}
      </span>
      {seen && (
        <span className="seen">
          <Icon icon={check} size="xs" />
          {t('plan.visited')}
        </span>
      )}
      <b className="bo">{booth}</b>
    </>
  );
  if (level >= 0) return <PlaceButton {...props}>{inside}</PlaceButton>;
  return (
    <AddressLink address={to} className="item">
      {inside}
    </AddressLink>
  );
});
