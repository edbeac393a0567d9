import './door-wall.css';
import type { arrivalCalls, Gate } from '@meetingapp/contract/checkin/arrivals.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert, clock as clockIcon } from '@meetingapp/ui/icons/icons.ts';
import { circleCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT, useTextsIn } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { WallChart } from './WallChart.tsx';

/** A wall names everything in the reader's language and, smaller, in the other one: it hangs where guests from abroad pass. */
function useBoth() {
  const language = useLanguage();
  const other = language === 'zh' ? 'en' : 'zh';
  const first = useT('checkinArrivals');
  const second = useTextsIn('checkinArrivals', other);
  const names = (name: Bilingual): [string, string] => {
    const main = pickLanguage(name, language);
    const more = name[other];
    return [main, more === main ? '' : more];
  };
  return { first, second, names };
}

const icons = { best: circleCheck, short: circleCheck, some: clockIcon, long: circleAlert, closed: clockIcon } as const;
/** Seconds after which figures are no longer called live. */
const STALE_S = 15;

type Wall = AnswerOf<typeof arrivalCalls.arrivalWall>;

/** O16: the wall of the entrance. Minutes to wait at each gate, people in, arrivals by the minute; the last picture stays without a network. */
export function DoorWall({ wall }: { wall: Wall }) {
  const t = useT('checkinArrivals');
  const { first, second, names } = useBoth();
  const now = useNow(1000);
  const { zone } = wall;
  const age = Math.max(0, Math.round((now - Date.parse(wall.now)) / 1000));
  const stale = age > STALE_S;
  const [title] = names(wall.title);
  const [point, pointMore] = names(wall.point);
  const count = (value: number) => value.toLocaleString('en');
  const share = wall.expected === 0 ? 0 : Math.min(100, (wall.entered / wall.expected) * 100);
  return (
    <div className={stale ? 'door-wall stale' : 'door-wall'} data-theme="dark">
      <header>
        <b>{title}</b>
        <span className="what">
          {point || first('title')} <small>{point ? pointMore : second('title')}</small>
        </span>
        <span role="status" className="lost">
          {stale ? t('stale', { seconds: age, time: clockText(wall.now, zone) }) : ''}
        </span>
        <time>{clockText(now, zone)}</time>
      </header>
      {wall.gates.length === 0 ? (
        <div className="empty">
          <h2>{t('none')}</h2>
          <p>{t('noneText')}</p>
        </div>
      ) : (
        <div className="gates" data-count={wall.gates.length}>
          {wall.gates.map((gate, index) => (
            <GateCard key={index} gate={gate} />
          ))}
        </div>
      )}
      <section className="below">
        <div>
          <div className="k">
            {first('entered')} <small>{second('entered')}</small>
          </div>
          <div className="n">{count(wall.entered)}</div>
          <span className="share" aria-hidden="true">
            <i style={{ width: `${share}%` }} />
          </span>
          <div className="k">
            {t('expected', { count: count(wall.expected) })}
            <span>{t('toCome', { count: count(Math.max(0, wall.expected - wall.entered)) })}</span>
          </div>
        </div>
        <div>
          <div className="k">
            {first('perMinute')} <small>{second('perMinute')}</small>
          </div>
          <WallChart wall={wall} />
        </div>
      </section>
    </div>
  );
}

function GateCard({ gate }: { gate: Gate }) {
  const { first, second, names } = useBoth();
  const [name, more] = gate.kind === 'desk' ? [first('desk'), second('desk')] : names(gate.name);
  const [place, placeMore] = names(gate.place);
  const { state } = gate;
  return (
    <section className={`gate ${state}`}>
      <h2>{name}</h2>
      <div className="more">{[more, place, placeMore].filter(Boolean).join(' · ')}</div>
      <div className="q">
        {gate.minutes === null ? (
          '–'
        ) : (
          <>
            {gate.minutes}
            <small>
              {first('minutes')} {second('minutes')}
            </small>
          </>
        )}
      </div>
      <div className="st">
        <Icon icon={icons[state]} />
        <b>{first(`states.${state}`)}</b>
        <span>{second(`states.${state}`)}</span>
      </div>
    </section>
  );
}
