import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { LateEntrance } from '../../../lib/live/LateEntrance.tsx';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useT } from '../../../lib/texts.ts';
import type { SessionState } from '../view.ts';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  state: SessionState;
}

/** Whether there is a row of tags before anything is known of its broadcast. */
export const hasTags = ({ kind }: ProgrammeSession, state: SessionState): boolean =>
  kind !== 'session' || state.kind === 'running' || state.kind === 'soon';

/** Where it stands, then what kind it is where that is out of the ordinary. */
export function StateTags({ programme, session, state }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  if (!hasTags(session, state)) return null;
  return (
    <span className="tags">
      {state.kind === 'running' && <Tag kind="ok">{t('state.running')}</Tag>}
      {state.kind === 'soon' && <Tag kind="soon">{t('state.soon', { minutes: state.minutes })}</Tag>}
      <LateEntrance cid={programme.cid} session={session.id} title={inWords(session.title, language)} as="tag" />
      {session.kind !== 'session' && <Tag>{t(`kinds.${session.kind}`)}</Tag>}
    </span>
  );
}
