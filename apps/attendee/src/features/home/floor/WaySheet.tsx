import './WaySheet.css';
import { startsOf } from '@meetingapp/domain/home/floor-places.ts';
import type { WayStep } from '@meetingapp/domain/home/floor-steps.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { CheckboxRow } from '@meetingapp/ui/forms/CheckboxRow.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { AddressLink } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { Way } from './find-way.ts';
import type { Named, useFloor } from './use-floor.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  floor: ReturnType<typeof useFloor>;
  way: Way | null | undefined;
  from: FloorPlace;
  to: FloorPlace;
  onFrom: (place: FloorPlace) => void;
  stairs: boolean;
  setStairs: (stairs: boolean) => void;
}

/** Directions in words, step by step, from the starting point that the person chose. */
export function WaySheet({ open, onClose, floor, way, from, to, onFrom, stairs, setStairs }: Props) {
  const t = useT('homeWay');
  const textOf = useStepText(floor);
  const { levels, exhibitors } = floor;
  const target = floor.nameOf(to);
  const starts = startsOf(levels);
  const here = starts.findIndex(({ level, area }) => level === from.level && area === from.area);
  const title = (place: Named): string => {
    const kind = levels[place.level]?.areas[place.area]?.kind ?? 'booth';
    const name = [place.name, place.label].filter((part) => part !== '').join(' ') || t(`kinds.${kind}`);
    return place.on === '' ? name : `${name} · ${place.on}`;
  };
  const page = exhibitors.find(({ booth }) => booth !== '' && booth === target.label)?.to ?? '';
  const hasStairs = levels.some(({ areas }) => areas.some(({ kind }) => kind === 'stairs'));
  return (
    <Sheet open={open} onClose={onClose} title={t('to', { name: title(target) })} closeLabel={t('close')}>
      <div className="way-sheet">
        {starts.length > 1 && (
          <label className="from">
            {t('from')}
            <select
              value={here}
              onChange={({ target: { value } }) => {
                const place = starts[Number(value)];
                if (place) onFrom({ level: place.level, area: place.area });
              }}
            >
              {starts.map((place, at) => (
                <option key={at} value={at}>
                  {title(floor.nameOf(place))}
                </option>
              ))}
            </select>
          </label>
        )}
        {hasStairs && levels.length > 1 && (
          <CheckboxRow checked={!stairs} onChange={(without) => setStairs(!without)}>
            {t('stairless')}
          </CheckboxRow>
        )}
        {way === null && <p role="status">{t('none')}</p>}
        {way && (
          <>
            <p className="length" role="status">
              {way.metres === null || way.minutes === null
                ? t('unmeasured')
                : t('length', { metres: way.metres, minutes: way.minutes })}
            </p>
            <ol aria-label={t('steps')}>
              {way.steps.map((step, at) => (
                <li key={at}>{textOf(step, at === 0, title(target))}</li>
              ))}
            </ol>
            {way.minutes !== null && <p className="pace">{t('pace')}</p>}
          </>
        )}
        {page !== '' && (
          <AddressLink address={page} className={buttonClass('soft')}>
            {t('page', { name: target.name })}
          </AddressLink>
        )}
      </div>
    </Sheet>
  );
}

/** Returns a function that words one step of a way. */
function useStepText({
  levels,
  nameOf,
}: ReturnType<typeof useFloor>): (step: WayStep, first: boolean, target: string) => string {
  const t = useT('homeWay');
  return (step, first, target) => {
    if (step.does === 'arrive') return t(`arrive.${step.side}`, { name: target });
    if (step.does === 'ride') {
      const { name, label } = nameOf(step.with);
      return t(`ride.${step.by}`, {
        name: name || [t(`kinds.${step.by}`), label].join(' ').trim(),
        level: levels[step.to]?.name ?? '',
      });
    }
    const turn = t(`${first ? 'first' : 'then'}.${step.turn}`);
    return step.metres === null ? turn : t('metres', { turn, metres: step.metres });
  };
}
