import './point.css';
import { checkinConsoleCalls as calls } from '@meetingapp/contract/checkin/console.ts';
import { Switch } from 'antd';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Whether the entry codes on phones change every 30 seconds, for all points of the conference. */
export function MovingCodes({ on, mayChange }: { on: boolean; mayChange: boolean }) {
  const t = useT('checkinConsole');
  const cid = useCid();
  const save = useChange(calls.saveMovingCodes, {
    refreshes: [calls.points],
    said: t(on ? 'movingCodes.off' : 'movingCodes.on'),
  });
  return (
    <section className="moving-codes">
      <label>
        <Switch
          checked={on}
          disabled={!mayChange}
          loading={save.busy}
          onChange={(movingCodes) => void save.change({ cid, movingCodes })}
          aria-describedby="moving-codes-text"
        />
        <b>{t('movingCodes.title')}</b>
      </label>
      <p id="moving-codes-text" className="small quiet-2">
        {t('movingCodes.text')} {!on && t('movingCodes.badges')}
      </p>
    </section>
  );
}
