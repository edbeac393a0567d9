import { travelDeskCalls as calls, type DeskLeg, type DeskPickup } from '@meetingapp/contract/speakers/travel.ts';
import { type LegDirection } from '@meetingapp/contract/speakers/person.ts';
import { pickupFaults, stationTime } from '@meetingapp/domain/speakers/travel.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button, Tag } from 'antd';
import { AskFirst } from '../../../lib/layout/AskFirst.tsx';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/moment.ts';
import { GroupForm } from './GroupForm.tsx';
import { RoomNights } from './RoomNights.tsx';
import { PickupForm } from './PickupForm.tsx';

interface PickupsPaneProps {
  pickups: readonly DeskPickup[];
  legs: readonly DeskLeg[];
  /** Journeys chosen in the table. */
  selected: readonly DeskLeg[];
  direction: LegDirection;
  zone: string;
  now: string;
  done: () => void;
}

/** Cars with their passengers, and what is wrong with each. */
export function PickupsPane({ pickups, legs, selected, direction, zone, now, done }: PickupsPaneProps) {
  const t = useT('travelConsole');
  const language = useLanguage();
  const cid = useCid();
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [grouping, setGrouping] = useState(false);
  const assign = useChange(calls.assign, { refreshes: [calls.list], said: t('cars.told') });
  const remove = useChange(calls.removePickup, { refreshes: [calls.list] });
  const first =
    selected
      .map(stationTime)
      .filter((at) => at !== null)
      .sort()[0] ?? now;

  async function put(pickupId: number | null): Promise<void> {
    const outcome = await assign.change({ cid, legIds: selected.map(({ id }) => id), pickupId });
    if (outcome.ok) done();
  }
  return (
    <aside className="pane" aria-label={t('cars.title')}>
      <header>
        <div className="grow">
          <h2>{t('cars.title')}</h2>
          <p className="small quiet">{t('cars.facts', { count: pickups.length, chosen: selected.length })}</p>
        </div>
        <Button size="small" aria-expanded={grouping} onClick={() => setGrouping(!grouping)}>
          {t('cars.group')}
        </Button>
        <Button size="small" onClick={() => setEditing('new')}>
          {t('cars.add')}
        </Button>
      </header>
      <div className="inside">
        {grouping && <GroupForm direction={direction} close={() => setGrouping(false)} />}
        {editing === 'new' && (
          <PickupForm pickup={null} direction={direction} zone={zone} at={first} close={() => setEditing(null)} />
        )}
        {pickups.length === 0 && editing !== 'new' && <p className="quiet">{t('cars.none')}</p>}
        {pickups.map((car) => {
          const own = legs.filter(({ pickupId }) => pickupId === car.id);
          const faults = pickupFaults(
            car,
            own.map((leg) => ({ at: stationTime(leg) })),
          );
          return (
            <article key={car.id} className={faults.length > 0 ? 'travel-car bad' : 'travel-car'}>
              <div className="row">
                <b>{car.name}</b>
                <span className="grow">
                  {t('cars.leaves', { place: car.place, time: momentText(car.leavesAt, language) })}
                </span>
              </div>
              <div className="small quiet">
                {[car.driver, car.driverPhone, car.plate].filter(Boolean).join(' · ') || t('cars.noDriver')}
              </div>
              {faults.map((fault) => (
                <Tag key={fault} color="error">
                  {t(`cars.faults.${fault}`)}
                </Tag>
              ))}
              <ul>
                {own.map((leg) => {
                  const at = stationTime(leg);
                  return (
                    <li key={leg.id}>
                      <span>{at === null ? '—' : clockText(at)}</span>
                      <span>
                        <b>{pickLanguage(leg.name, language)}</b> {leg.number}
                      </span>
                      {leg.wasAt !== null && <Tag color="warning">{t('cars.moved')}</Tag>}
                    </li>
                  );
                })}
              </ul>
              <div className="small quiet">{t('cars.seats', { taken: own.length, seats: car.seats })}</div>
              <div className="row">
                <ActButton
                  size="small"
                  loading={assign.busy}
                  why={selected.length === 0 ? t('cars.chooseFirst') : ''}
                  onClick={() => void put(car.id)}
                >
                  {t('cars.put', { count: selected.length })}
                </ActButton>
                <Button
                  size="small"
                  aria-label={t('cars.editOf', { name: car.name })}
                  onClick={() => setEditing(car.id)}
                >
                  {t('cars.edit')}
                </Button>
                <AskFirst
                  title={t('cars.removeAsk', { name: car.name, count: own.length })}
                  okText={t('cars.remove')}
                  cancelText={t('cancel')}
                  onConfirm={() => void remove.change({ cid, pickupId: car.id })}
                >
                  <Button size="small" danger aria-label={t('cars.removeOf', { name: car.name })}>
                    {t('cars.remove')}
                  </Button>
                </AskFirst>
              </div>
              {editing === car.id && (
                <PickupForm
                  pickup={car}
                  direction={direction}
                  zone={zone}
                  at={car.leavesAt}
                  close={() => setEditing(null)}
                />
              )}
            </article>
          );
        })}
        {selected.some(({ pickupId }) => pickupId !== null) && (
          <Button size="small" loading={assign.busy} onClick={() => void put(null)}>
            {t('cars.takeOut')}
          </Button>
        )}
        <RoomNights />
      </div>
    </aside>
  );
}
