import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockOf } from '../../../shared/programme/look-up.ts';
import type { MyPlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { PlanButton } from '../../../shared/programme/PlanButton.tsx';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
}

/** Talks of a session that are in my plan, each with its time. */
export function PlannedTalks({ programme, session, plan }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const talks = session.talks.filter(({ id }) => plan.has({ item: 'talk', id }));
  if (talks.length === 0) return null;
  return (
    <ul className="ag-planned" aria-label={t('talks')}>
      {talks.map(({ id, title, from }) => (
        <li key={id}>
          <Link
            name="calDetail"
            params={{ calid: session.id }}
            query={{ cid: programme.cid, talk: id }}
            className="grow"
          >
            {from === null ? <span /> : <time dateTime={from}>{clockOf(programme, from)}</time>}
            <span>{pickLanguage(title, language)}</span>
          </Link>
          <PlanButton plan={plan} item={{ item: 'talk', id }} title={pickLanguage(title, language)} />
        </li>
      ))}
    </ul>
  );
}
