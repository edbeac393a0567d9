import '@meetingapp/ui/layout/Card.css';
import type { Programme, ProgrammeExpert } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { weekday } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { PlanButton } from '../../../shared/programme/PlanButton.tsx';
import { clockOf, dayOf, tablesOf } from '../../../shared/programme/look-up.ts';
import { LateEntrance } from '../../../shared/live/LateEntrance.tsx';
import { usePlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { itemsOf } from '../view.ts';

/** A person's items in time order; each links to its session and can be added to the plan. */
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
                    <LateEntrance
                      cid={programme.cid}
                      session={session}
                      title={pickLanguage(title, language)}
                      as="tag"
                    />
                  </p>
                  <h3>
                    <Link name="calDetail" params={{ calid: session }} query={{ cid: programme.cid }}>
                      <Phrases text={pickLanguage(title, language)} />
                    </Link>
                  </h3>
                  {place && <p className="hall">{pickLanguage(place.name, language)}</p>}
                </div>
                <PlanButton plan={plan} item={item} title={pickLanguage(title, language)} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
