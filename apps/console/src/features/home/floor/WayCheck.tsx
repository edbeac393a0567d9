import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import { placesOf, samePlace, startsOf } from '@meetingapp/domain/home/floor-places.ts';
import { describeWay, type DescribedWay } from '@meetingapp/domain/home/floor-steps.ts';
import { findWay, type FloorPlace, type WayLeg } from '@meetingapp/domain/home/floor-way.ts';
import { Select } from 'antd';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { Field } from '../../../lib/forms/Field.tsx';

interface Check {
  levels: readonly FloorLevel[];
  from: FloorPlace | null;
  to: FloorPlace | null;
  setFrom: (place: FloorPlace) => void;
  setTo: (place: FloorPlace) => void;
  /** Null: no way exists. Undefined: no destination is chosen. */
  way: (DescribedWay & { legs: readonly WayLeg[] }) | null | undefined;
}

/** The way that attendees would see between two places, recomputed on every change. */
export function useWayCheck(levels: readonly FloorLevel[]): Check {
  const [wantedFrom, setFrom] = useState<FloorPlace | null>(null);
  const [wantedTo, setTo] = useState<FloorPlace | null>(null);
  const there = (place: FloorPlace | null): FloorPlace | null =>
    place && levels[place.level]?.areas[place.area] ? place : null;
  const from = there(wantedFrom) ?? startsOf(levels)[0] ?? null;
  const to = there(wantedTo);
  const legs = from && to && !samePlace(from, to) ? findWay(levels, from, to) : undefined;
  return { levels, from, to, setFrom, setTo, way: legs && { legs, ...describeWay(levels, legs) } };
}

const keyOf = (place: FloorPlace | null): string | null => place && `${place.level}.${place.area}`;

/** Selects two places and shows the way between them. */
export function WayCheck({ check, nameOf }: { check: Check; nameOf: (place: FloorPlace) => string }) {
  const t = useT('homeConsole');
  const { levels, from, to, setFrom, setTo, way } = check;
  const places = placesOf(levels);
  const options = places.map((place) => ({
    value: keyOf(place) ?? '',
    label: [levels.length > 1 ? (levels[place.level]?.name ?? '') : '', nameOf(place)].filter(Boolean).join(' · '),
  }));
  const ends = [
    { label: t('wayFrom'), at: from, set: setFrom },
    { label: t('wayTo'), at: to, set: setTo },
  ];
  if (!from) return <p className="small quiet">{t('noEntrance')}</p>;
  return (
    <div className="way-check" role="group" aria-label={t('way')}>
      <b>{t('way')}</b>
      {ends.map(({ label, at, set }) => (
        <Field key={label} label={label}>
          <Select
            aria-label={`${t('way')} ${label}`}
            style={{ width: '100%' }}
            showSearch={{ optionFilterProp: 'label' }}
            value={keyOf(at)}
            options={options}
            onChange={(key) => {
              const place = places.find((one) => keyOf(one) === key);
              if (place) set({ level: place.level, area: place.area });
            }}
          />
        </Field>
      ))}
      <p className="small" role="status">
        {way === undefined && t('wayPick')}
        {way === null && t('wayNone')}
        {way &&
          (way.metres === null || way.minutes === null
            ? t('wayUnmeasured')
            : t('wayLong', { metres: way.metres, minutes: way.minutes }))}
      </p>
    </div>
  );
}
