import type { Programme, ProgrammeTalk } from '@meetingapp/contract/agenda-programme.ts';
import { joinClasses } from '@meetingapp/ui/join-classes.ts';
import { Phrases } from '../../../lib/Phrases.tsx';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { LateEntrance } from '../../../lib/live/LateEntrance.tsx';
import { inWords, tablesOf } from '../../../lib/programme/look-up.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { stateOf } from '../view.ts';
import { PlanButton } from '../../../lib/programme/PlanButton.tsx';
import { TalkAbstract } from './TalkAbstract.tsx';

interface Props {
  programme: Programme;
  /** Of which it is a part. */
  session: number;
  talk: ProgrammeTalk;
  plan: MyPlan;
  now: number;
  /** Empty where the talk has no time of its own. */
  time: string;
}

/** One talk: when, what, who; the running one stands out, its abstract opens below. */
export function TalkRow({ programme, session, talk, plan, now, time }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  const { experts } = tablesOf(programme);
  const state = talk.from !== null && talk.to !== null ? stateOf({ from: talk.from, to: talk.to }, now) : null;
  const title = inWords(talk.title, language);
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
          const said = [expert.name, expert.affiliation].map((part) => inWords(part, language)).filter(Boolean);
          return (
            <p key={`${id}${role}`} className="who">
              <To name="personDetail" params={{ pid: id }} query={{ cid: programme.cid }}>
                {role !== 'speaker' && `${t(`roles.${role}`)} `}
                {said.join(t('comma'))}
              </To>
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
