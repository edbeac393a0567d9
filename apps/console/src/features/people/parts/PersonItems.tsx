import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Link } from '@tanstack/react-router';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Sessions and talks of the person, each a link to its page. */
export function PersonItems({ items }: { items: AnswerOf<(typeof peopleConsoleCalls)['read']>['items'] }) {
  const t = useT('peopleConsole');
  const language = useLanguage();
  const cid = useCid();
  return (
    <section aria-label={t('items')}>
      <h2>{t('items')}</h2>
      {items.length === 0 && <p className="small quiet">{t('noItems')}</p>}
      <ol className="person-items">
        {items.map(({ item, id, role, title, from }) => (
          <li key={`${item}/${id}/${role}`}>
            <Link to={address('programme', { cid })} search={{ open: `${item}-${id}` } as never}>
              {pickLanguage(title, language)}
            </Link>{' '}
            <span className="small quiet">
              {t(`roles.${role}`)} {from !== null && momentText(from, language)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
