import '@meetingapp/ui/Card.css';
import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda-programme.ts';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { Phrases } from '../../../lib/Phrases.tsx';
import { weekday } from '../../../lib/dates.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { PlanButton } from '../../../lib/programme/PlanButton.tsx';
import { clockOf, dayOf, inWords, tablesOf } from '../../../lib/programme/look-up.ts';
import { usePlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { itemsOf } from '../view.ts';

/** What a person does here, in time order; each opens its session and can be put into one's plan. */
export function PersonItems({ programme, expert }: { programme: Programme; expert: ProgrammeExpert }) {
  const t = useT('people');
  const agenda = useT('agenda');
  const language = useLanguage();
  const plan = usePlan(String(programme.cid));
  const { halls } = tablesOf(programme);
  const items = itemsOf(programme, expert.id);
  return (
    <section>
      <div className="head">
        <h2>{t('here')}</h2>
        {items.length > 0 && <span>{t('items', { count: items.length })}</span>}
      </div>
      {items.length === 0 && <p className="quiet">{t('noItems')}</p>}
      {items.length > 0 && (
        <ul className="card person-items">
          {items.map(({ item, role, title, session, hall, from }) => {
            const day = dayOf(programme, from);
            const place = hall === null ? undefined : halls.get(hall);
            return (
              <li key={`${item.item}${item.id}${role}`}>
                <time dateTime={from}>
                  <b>{clockOf(programme, from)}</b>
                  <span>{t('dayOn', { day: Number(day.slice(8)), weekday: weekday(day, language) })}</span>
                </time>
                <div>
                  <p className="tags">
                    <Tag>{agenda(`roles.${role}`)}</Tag>
                  </p>
                  <h3>
                    <To name="calDetail" params={{ calid: session }} query={{ cid: programme.cid }}>
                      <Phrases text={inWords(title, language)} />
                    </To>
                  </h3>
                  {place && <p className="hall">{inWords(place.name, language)}</p>}
                </div>
                <PlanButton plan={plan} item={item} title={inWords(title, language)} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
