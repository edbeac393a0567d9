import type { RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';
import { peakPeople, rehearsalBounds as bounds } from '@meetingapp/domain/rehearsal/plan.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { listChecks, plane, radio, scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { Checkbox } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { NumberField } from './NumberField.tsx';
import { P95, SECONDS } from './plan-limits.ts';
import { TimedRow } from './TimedRow.tsx';

interface ScenarioRowsProps {
  plan: RehearsalPlan;
  change: (plan: RehearsalPlan) => void;
  /** Where the wave checks in; null: nowhere. */
  entrance: string | null;
  /** Title of the exam that is played; null: there is none. */
  exam: string | null;
  /** The live room that they enter; null: there is none. */
  live: string | null;
}

/** What is played, with its size and what passes. */
export function ScenarioRows({ plan, change, entrance, exam: title, live: room }: ScenarioRowsProps) {
  const t = useT('rehearsalConsole');
  const { rush, door, exam, live, speakers } = plan;
  const setRush = (part: Partial<typeof rush>) => change({ ...plan, rush: { ...rush, ...part } });
  const setDoor = (part: Partial<typeof door>) => change({ ...plan, door: { ...door, ...part } });
  return (
    <ul className="reh-scenarios">
      <li className={rush.on ? '' : 'off'}>
        <Checkbox
          aria-label={t('rush')}
          checked={rush.on}
          onChange={({ target }) =>
            change({ ...plan, rush: { ...rush, on: target.checked }, faults: target.checked ? plan.faults : [] })
          }
        />
        <Icon icon={users} />
        <div>
          <b>{t('rush')}</b>
          <span className="small quiet-2">
            {t('rushText')} · {t('peak', { count: peakPeople(plan) })}
          </span>
        </div>
        <div className="fields">
          <NumberField
            name={t('people')}
            of={t('rush')}
            off={!rush.on}
            value={rush.people}
            least={1}
            most={bounds.mostPeople}
            step={10}
            set={(people) => setRush({ people })}
          />
          <NumberField
            name={t('seconds')}
            of={t('rush')}
            off={!rush.on}
            value={rush.seconds}
            {...SECONDS}
            set={(seconds) => setRush({ seconds })}
          />
          <NumberField
            name={t('limit')}
            of={t('rush')}
            off={!rush.on}
            value={rush.p95}
            {...P95}
            set={(p95) => setRush({ p95 })}
          />
        </div>
        <span className="small passes">{t('rushPass')}</span>
      </li>
      <li className={door.on ? '' : 'off'}>
        <Checkbox
          aria-label={t('door')}
          checked={door.on}
          disabled={entrance === null}
          onChange={({ target }) => setDoor({ on: target.checked })}
        />
        <Icon icon={scanLine} />
        <div>
          <b>{t('door')}</b>
          <span className="small quiet-2">{entrance === null ? t('doorNone') : t('doorText', { entrance })}</span>
        </div>
        <div className="fields">
          <NumberField
            name={t('gates')}
            of={t('door')}
            off={!door.on}
            value={door.gates}
            least={1}
            most={bounds.mostGates}
            set={(gates) => setDoor({ gates })}
          />
          <NumberField
            name={t('seconds')}
            of={t('door')}
            off={!door.on}
            value={door.seconds}
            {...SECONDS}
            set={(seconds) => setDoor({ seconds })}
          />
          <NumberField
            name={t('limit')}
            of={t('door')}
            off={!door.on}
            value={door.p95}
            {...P95}
            set={(p95) => setDoor({ p95 })}
          />
        </div>
        <span className="small passes">{t('doorPass')}</span>
      </li>
      <TimedRow
        name={t('exam')}
        icon={listChecks}
        text={title === null ? t('examNone') : t('examText', { title })}
        passes={t('examPass')}
        played={exam}
        impossible={title === null}
        set={(part) => change({ ...plan, exam: { ...exam, ...part } })}
      />
      <TimedRow
        name={t('live')}
        icon={radio}
        text={room === null ? t('liveNone') : t('liveText', { room })}
        passes={t('livePass')}
        played={live}
        impossible={room === null}
        set={(part) => change({ ...plan, live: { ...live, ...part } })}
      />
      <TimedRow
        name={t('speakers')}
        icon={plane}
        text={t('speakersText')}
        passes={t('speakersPass')}
        played={speakers}
        people={{ value: speakers.people, set: (people) => change({ ...plan, speakers: { ...speakers, people } }) }}
        set={(part) => change({ ...plan, speakers: { ...speakers, ...part } })}
      />
    </ul>
  );
}
