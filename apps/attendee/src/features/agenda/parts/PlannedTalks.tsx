import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { clockOf, inWords } from '../../../lib/programme/look-up.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { PlanButton } from '../../../lib/programme/PlanButton.tsx';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
}

/** The talks of a session that are in my plan, each with its time. */
export function PlannedTalks({ programme, session, plan }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const talks = session.talks.filter(({ id }) => plan.has({ item: 'talk', id }));
  if (talks.length === 0) return null;
  return (
    <ul className="ag-planned" aria-label={t('talks')}>
      {talks.map(({ id, title, from }) => (
        <li key={id}>
          <To name="calDetail" params={{ calid: session.id }} query={{ cid: programme.cid, talk: id }} className="grow">
            {from === null ? <span /> : <time dateTime={from}>{clockOf(programme, from)}</time>}
            <span>{inWords(title, language)}</span>
          </To>
          <PlanButton plan={plan} item={{ item: 'talk', id }} title={inWords(title, language)} />
        </li>
      ))}
    </ul>
  );
}
