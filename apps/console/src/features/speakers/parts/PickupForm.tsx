import { travelDeskCalls as calls, type DeskPickup } from '@meetingapp/contract/speakers/travel.ts';
import type { LegDirection } from '@meetingapp/contract/speakers/person.ts';
import { Button, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { MomentPicker } from '../../../lib/time/MomentPicker.tsx';

interface PickupFormProps {
  pickup: DeskPickup | null;
  direction: LegDirection;
  zone: string;
  /** Time that a new car begins with, ISO 8601. */
  at: string;
  close: () => void;
}

const lines = ['name', 'place', 'driver', 'driverPhone', 'plate'] as const;
const lengths = { name: 20, place: 60, driver: 40, driverPhone: 30, plate: 20 } as const;
const USUAL_SEATS = 6;

/** A car: when, where, driver, plate and seats. */
export function PickupForm({ pickup, direction, zone, at, close }: PickupFormProps) {
  const t = useT('travelConsole');
  const cid = useCid();
  const [car, setCar] = useState({
    name: pickup?.name ?? '',
    place: pickup?.place ?? '',
    driver: pickup?.driver ?? '',
    driverPhone: pickup?.driverPhone ?? '',
    plate: pickup?.plate ?? '',
    seats: pickup?.seats ?? USUAL_SEATS,
    leavesAt: at,
  });
  const { change, busy } = useChange(calls.savePickup, { refreshes: [calls.list] });
  const missing = car.name.trim() === '' || car.place.trim() === '';

  async function save(): Promise<void> {
    const { name, ...rest } = car;
    const outcome = await change({
      cid,
      pickupId: pickup?.id ?? null,
      seen: pickup?.version ?? 0,
      direction,
      pickupName: name,
      ...rest,
    });
    if (outcome.ok) close();
  }
  return (
    <div className="travel-form">
      <MomentPicker
        required
        label={t('cars.leavesAt')}
        zone={zone}
        at={car.leavesAt}
        change={(leavesAt) => setCar({ ...car, leavesAt })}
      />
      {lines.map((part) => (
        <label key={part}>
          <span className="field-name">{t(`cars.fields.${part}`)}</span>
          <Input
            value={car[part]}
            maxLength={lengths[part]}
            onChange={({ target }) => setCar({ ...car, [part]: target.value })}
          />
        </label>
      ))}
      <label>
        <span className="field-name">{t('cars.fields.seats')}</span>
        <InputNumber min={1} max={60} value={car.seats} onChange={(seats) => setCar({ ...car, seats: seats ?? 1 })} />
      </label>
      <div className="row">
        <ActButton
          type="primary"
          size="small"
          loading={busy}
          why={missing ? t('cars.needed') : ''}
          onClick={() => void save()}
        >
          {t('save')}
        </ActButton>
        <Button size="small" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
