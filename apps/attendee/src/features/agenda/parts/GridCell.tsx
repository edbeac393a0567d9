import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { bookmark } from '@meetingapp/ui/icons.ts';
import { joinClasses } from '@meetingapp/ui/join-classes.ts';
import type { CSSProperties } from 'react';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { clockOf, inWords } from '../../../lib/programme/look-up.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { stateOf } from '../view.ts';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
  now: number;
  hall: string;
  place: CSSProperties;
}

/** A session in the timetable: opens it. Readers hear hall and time, too, which others see from where it stands. */
export function GridCell({ programme, session, plan, now, hall, place }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const title = inWords(session.title, language);
  const [from, to] = [clockOf(programme, session.from), clockOf(programme, session.to)];
  return (
    <To
      name="calDetail"
      params={{ calid: session.id }}
      query={{ cid: programme.cid }}
      className={joinClasses('ag-cell', stateOf(session, now).kind, session.kind === 'break' && 'break')}
      style={place}
    >
      <b>{title}</b>
      <span className="unseen">{[hall, from].join(t('comma'))}</span>
      <span>{t('until', { time: to })}</span>
      {plan.has({ item: 'session', id: session.id }) && <Icon icon={bookmark} size="xs" filled />}
    </To>
  );
}
