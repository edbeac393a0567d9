import type { ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Tag } from '@meetingapp/ui/Tag.tsx';
import { useT } from '../../../lib/texts.ts';
import type { SessionState } from '../view.ts';

/** Where it stands, then what kind it is where that is out of the ordinary. */
export function StateTags({ session, state }: { session: ProgrammeSession; state: SessionState }) {
  const t = useT('agenda');
  const told = state.kind === 'running' || state.kind === 'soon';
  if (!told && session.kind === 'session') return null;
  return (
    <span className="tags">
      {state.kind === 'running' && <Tag kind="ok">{t('state.running')}</Tag>}
      {state.kind === 'soon' && <Tag kind="soon">{t('state.soon', { minutes: state.minutes })}</Tag>}
      {session.kind !== 'session' && <Tag>{t(`kinds.${session.kind}`)}</Tag>}
    </span>
  );
}
