import './SessionCard.css';
import '@meetingapp/ui/Card.css';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { triangleAlert } from '@meetingapp/ui/icons.ts';
import { joinClasses } from '@meetingapp/ui/join-classes.ts';
import { Phrases } from '../../../lib/Phrases.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { LateEntrance } from '../../../lib/live/LateEntrance.tsx';
import { clockOf, inWords, tablesOf } from '../../../lib/programme/look-up.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { peopleLines, stateOf } from '../view.ts';
import { PlanButton } from '../../../lib/programme/PlanButton.tsx';
import { PlannedTalks } from './PlannedTalks.tsx';
import { SessionLink } from './SessionLink.tsx';
import { StateTags, hasTags } from './StateTags.tsx';
import { useNames } from './use-names.ts';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
  now: number;
  /** It stands there because it is in the plan: what of it is. */
  mine: boolean;
  /** What else is in the plan at this time. */
  overlaps: readonly ProgrammeSession[] | undefined;
  heading?: 'h2' | 'h3';
}

/** A session in a list: where it stands, what, where, until when, who; opens the session. */
export function SessionCard({ programme, session, plan, now, mine, overlaps = [], heading: Heading = 'h2' }: Props) {
  'use memo';
  const t = useT('agenda');
  const language = useLanguage();
  const names = useNames();
  const state = stateOf(session, now);
  const title = inWords(session.title, language);
  const hall = session.hall === null ? undefined : tablesOf(programme).halls.get(session.hall);
  const meta = [
    ...(hall ? [inWords(hall.name, language)] : []),
    state.kind === 'over' ? t('state.over') : t('until', { time: clockOf(programme, session.to) }),
    ...(state.kind === 'running' ? [t('left', { minutes: state.minutes })] : []),
  ];
  const lines = state.kind === 'over' ? [] : peopleLines(programme, session);
  return (
    <article className={joinClasses('card ag-ses', state.kind)}>
      <div className="grow">
        <StateTags programme={programme} session={session} state={state} />
        <Heading>
          <SessionLink programme={programme} session={session}>
            <Phrases text={title} />
          </SessionLink>
        </Heading>
        <p className="meta">
          {meta.join(t('comma'))}
          {!hasTags(session, state) && <LateEntrance cid={programme.cid} session={session.id} title={title} as="tag" />}
        </p>
        {lines.length > 0 && (
          <dl>
            {lines.map(({ role, experts }) => [
              <dt key={role}>{t(`roles.${role}`)}</dt>,
              <dd key={`${role}who`}>{names(experts)}</dd>,
            ])}
          </dl>
        )}
        {overlaps.map((other) => (
          <p key={other.id} className="overlap">
            <Icon icon={triangleAlert} size="xs" />
            {t('overlap', { title: inWords(other.title, language) })}
          </p>
        ))}
        {mine && <PlannedTalks programme={programme} session={session} plan={plan} />}
      </div>
      <PlanButton plan={plan} item={{ item: 'session', id: session.id }} title={title} />
    </article>
  );
}
