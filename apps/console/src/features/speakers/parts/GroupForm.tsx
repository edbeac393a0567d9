import type { LegDirection } from '@meetingapp/contract/speakers/person.ts';
import { travelDeskCalls as calls } from '@meetingapp/contract/speakers/travel.ts';
import { App, Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

const USUAL = { within: 45, seats: 6 };

/** Makes cars for everybody without one: how long the first one waits, and how many seats a car has. */
export function GroupForm({ direction, close }: { direction: LegDirection; close: () => void }) {
  const t = useT('travelConsole');
  const cid = useCid();
  const { message } = App.useApp();
  const [wish, setWish] = useState(USUAL);
  const { change, busy } = useChange(calls.groupCars, { refreshes: [calls.list] });

  async function group(): Promise<void> {
    const outcome = await change({ cid, direction, ...wish });
    if (!outcome.ok) return;
    const { cars, people } = outcome.answer;
    void message.info(people === 0 ? t('cars.groupNobody') : t('cars.groupDone', { cars, people }), 4);
    if (people > 0) close();
  }
  return (
    <div className="travel-form">
      <p className="small quiet">{t('cars.groupText')}</p>
      <label>
        {t('cars.within')}
        <InputNumber
          min={0}
          max={240}
          precision={0}
          value={wish.within}
          onChange={(within) => setWish({ ...wish, within: within ?? USUAL.within })}
        />
      </label>
      <label>
        {t('cars.groupSeats')}
        <InputNumber
          min={1}
          max={60}
          precision={0}
          value={wish.seats}
          onChange={(seats) => setWish({ ...wish, seats: seats ?? USUAL.seats })}
        />
      </label>
      <Button type="primary" size="small" loading={busy} onClick={() => void group()}>
        {t('cars.groupAct')}
      </Button>
    </div>
  );
}
