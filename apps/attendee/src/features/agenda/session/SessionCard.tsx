import './SessionCard.css';
import '@meetingapp/ui/layout/Card.css';
import type { Programme, ProgrammeExpert, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LateEntrance } from '../../../shared/live/LateEntrance.tsx';
import { clockOf, tablesOf } from '../../../shared/programme/look-up.ts';
import type { MyPlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { peopleLines, stateOf } from '../view.ts';
import { PlanButton } from '../../../shared/programme/PlanButton.tsx';
import { PlannedTalks } from '../plan/PlannedTalks.tsx';
import { SessionTags, hasTags } from './SessionTags.tsx';

/** Names shown in a line; with more, the total is shown instead. */
const MOST_NAMES = 3;

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  plan: MyPlan;
  now: number;
  /** Listed because it is in the plan: shows which parts are. */
  mine: boolean;
  /** Other planned sessions at this time. */
  overlaps: readonly ProgrammeSession[] | undefined;
  heading?: 'h2' | 'h3';
}

/** A session in a list: state, title, hall, end, people; opens the session. */
export function SessionCard({ programme, session, plan, now, mine, overlaps = [], heading: Heading = 'h2' }: Props) {
  'use memo';
  const t = useT('agenda');
  const language = useLanguage();
  const names = useNameLine();
  const state = stateOf(session, now);
  const title = pickLanguage(session.title, language);
  const hall = session.hall === null ? undefined : tablesOf(programme).halls.get(session.hall);
  const meta = [
    ...(hall ? [pickLanguage(hall.name, language)] : []),
    state.kind === 'over' ? t('state.over') : t('until', { time: clockOf(programme, session.to) }),
    ...(state.kind === 'running' ? [t('left', { minutes: state.minutes })] : []),
  ];
  const lines = state.kind === 'over' ? [] : peopleLines(programme, session);
  return (
    <article className={joinClasses('card ag-ses', state.kind)}>
      <div className="grow">
        <SessionTags programme={programme} session={session} state={state} />
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
            {t('overlap', { title: pickLanguage(other.title, language) })}
          </p>
        ))}
        {mine && <PlannedTalks programme={programme} session={session} plan={plan} />}
      </div>
      <PlanButton plan={plan} item={{ item: 'session', id: session.id }} title={title} />
    </article>
  );
}

interface SessionLinkProps {
  programme: Programme;
  session: Pick<ProgrammeSession, 'id' | 'kind'>;
  children: ReactNode;
}

/** Link to a session; a satellite meeting has its own page (S48). */
function SessionLink({ programme, session, children }: SessionLinkProps) {
  const query = { cid: programme.cid };
  return session.kind === 'satellite' ? (
    <Link name="smeet" params={{ id: session.id }} query={query}>
      {children}
    </Link>
  ) : (
    <Link name="calDetail" params={{ calid: session.id }} query={query}>
      {children}
    </Link>
  );
}

/** Names in a line, in the reader's language. */
function useNameLine(): (experts: readonly ProgrammeExpert[]) => string {
  const t = useT('agenda');
  const language = useLanguage();
  return (experts) => {
    const names = experts.map(({ name }) => pickLanguage(name, language));
    if (names.length <= MOST_NAMES) return names.join(t('names.join'));
    return t('names.more', { names: names.slice(0, MOST_NAMES - 1).join(t('names.join')), count: names.length });
  };
}
