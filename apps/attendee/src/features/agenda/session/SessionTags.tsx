import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LateEntrance } from '../../../shared/live/LateEntrance.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import type { SessionState } from '../view.ts';

interface Props {
  programme: Programme;
  session: ProgrammeSession;
  state: SessionState;
}

/** True when a row of tags is shown before the state of its broadcast is known. */
export const hasTags = ({ kind }: ProgrammeSession, state: SessionState): boolean =>
  kind !== 'session' || state.kind === 'running' || state.kind === 'soon';

/** State of a session, then its kind unless it is an ordinary session. */
export function SessionTags({ programme, session, state }: Props) {
  const t = useT('agenda');
  const language = useLanguage();
  if (!hasTags(session, state)) return null;
  return (
    <span className="tags">
      {state.kind === 'running' && <Tag kind="ok">{t('state.running')}</Tag>}
      {state.kind === 'soon' && <Tag kind="soon">{t('state.soon', { minutes: state.minutes })}</Tag>}
      <LateEntrance cid={programme.cid} session={session.id} title={pickLanguage(session.title, language)} as="tag" />
      {session.kind !== 'session' && <Tag>{t(`kinds.${session.kind}`)}</Tag>}
    </span>
  );
}
