import { rehearsalBounds } from '@meetingapp/domain/rehearsal/plan.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { Checkbox } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { NumberField } from './NumberField.tsx';
import { P95, SECONDS } from './plan-limits.ts';

interface Timed {
  on: boolean;
  seconds: number;
  p95: number;
}

interface TimedRowProps {
  name: string;
  icon: string;
  /** What is played, or why it cannot be. */
  text: string;
  passes: string;
  played: Timed;
  impossible?: boolean;
  /** How many; absent: those who have paid. */
  people?: { value: number; set: (people: number) => void };
  set: (part: Partial<Timed>) => void;
}

/** A scenario that has its time and its limit, and some a number of people. */
export function TimedRow({ name, icon, text, passes, played, impossible = false, people, set }: TimedRowProps) {
  const t = useT('rehearsalConsole');
  const { on, seconds, p95 } = played;
  return (
    <li className={on ? '' : 'off'}>
      <Checkbox
        aria-label={name}
        checked={on}
        disabled={impossible}
        onChange={({ target }) => set({ on: target.checked })}
      />
      <Icon icon={icon} />
      <div>
        <b>{name}</b>
        <span className="small quiet-2">{text}</span>
      </div>
      <div className="fields">
        {people && (
          <NumberField
            name={t('people')}
            of={name}
            off={!on}
            value={people.value}
            least={1}
            most={rehearsalBounds.mostSpeakers}
            step={10}
            set={people.set}
          />
        )}
        <NumberField
          name={t('seconds')}
          of={name}
          off={!on}
          value={seconds}
          {...SECONDS}
          set={(wish) => set({ seconds: wish })}
        />
        <NumberField name={t('limit')} of={name} off={!on} value={p95} {...P95} set={(wish) => set({ p95: wish })} />
      </div>
      <span className="small passes">{passes}</span>
    </li>
  );
}
