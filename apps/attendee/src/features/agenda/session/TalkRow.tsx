import type { Programme, ProgrammeTalk } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LateEntrance } from '../../../shared/live/LateEntrance.tsx';
import { tablesOf } from '../../../shared/programme/look-up.ts';
import { useDetail } from '../../../shared/programme/pieces.ts';
import type { MyPlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { stateOf } from '../view.ts';
import { PlanButton } from '../../../shared/programme/PlanButton.tsx';

interface Props {
  programme: Programme;
  /** Id of the session it belongs to. */
  session: number;
  talk: ProgrammeTalk;
  plan: MyPlan;
  now: number;
  /** Empty when the talk has no time. */
  time: string;
}

/** One talk: time, title, people; the running one is highlighted, its abstract expands below. */
export function TalkRow({ programme, session, talk, plan, now, time }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const { experts } = tablesOf(programme);
  const state = talk.from !== null && talk.to !== null ? stateOf({ from: talk.from, to: talk.to }, now) : null;
  const title = pickLanguage(talk.title, language);
  return (
    <li className={joinClasses('talk', state?.kind)} id={`talk-${talk.id}`}>
      <div className="at">
        <time dateTime={talk.from ?? undefined}>{time}</time>
        <LateEntrance cid={programme.cid} session={session} title={title} as={{ talk: talk.id }} />
      </div>
      <div className="grow">
        <h2>
          <Phrases text={title} />
        </h2>
        {talk.parts.map(({ expert: id, role }) => {
          const expert = experts.get(id);
          if (!expert) return null;
          const said = [expert.name, expert.affiliation].map((part) => pickLanguage(part, language)).filter(Boolean);
          return (
            <p key={`${id}${role}`} className="who">
              <Link name="personDetail" params={{ pid: id }} query={{ cid: programme.cid }}>
                {role !== 'speaker' && `${t(`roles.${role}`)} `}
                {said.join(t('comma'))}
              </Link>
            </p>
          );
        })}
        {state?.kind === 'running' && (
          <p className="on">{[t('state.running'), t('left', { minutes: state.minutes })].join(t('comma'))}</p>
        )}
        {talk.abstract && <TalkAbstract cid={String(programme.cid)} talkId={talk.id} />}
      </div>
      <PlanButton plan={plan} item={{ item: 'talk', id: talk.id }} title={title} />
    </li>
  );
}

/** Abstract of a talk, expanded by a tap; it may still be loading. */
function TalkAbstract({ cid, talkId }: { cid: string; talkId: number }) {
  const t = useT('agenda');
  const language = useLanguage();
  const abstract = useDetail(cid, 'abstracts', talkId);
  return (
    <details className="abstract">
      <summary>{t('abstract')}</summary>
      {abstract ? <p className="lines">{pickLanguage(abstract, language)}</p> : <Skeleton height="1rem" />}
    </details>
  );
}
