import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { bookmark } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import type { CSSProperties } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockOf } from '../../../shared/programme/look-up.ts';
import type { MyPlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { stateOf } from '../view.ts';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
  now: number;
  hall: string;
  place: CSSProperties;
}

/** A session in the timetable; opens it. Screen readers also get hall and time, which others see from its position. */
export function GridCell({ programme, session, plan, now, hall, place }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const title = pickLanguage(session.title, language);
  const [from, to] = [clockOf(programme, session.from), clockOf(programme, session.to)];
  return (
    <Link
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
    </Link>
  );
}
