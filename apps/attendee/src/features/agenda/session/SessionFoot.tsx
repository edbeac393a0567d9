import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LateEntrance } from '../../../shared/live/LateEntrance.tsx';
import { useSessionWords } from './use-session-words.ts';

/** Asks about a session, and opens its broadcast or replay. The link to watch loads later, in a place that is kept for it. */
export function SessionFoot({ programme, session }: { programme: Programme; session: ProgrammeSession }) {
  const words = useSessionWords();
  const title = pickLanguage(session.title, useLanguage());
  const { cid } = programme;
  return (
    <StickyFoot>
      <div className="session-acts">
        <Link
          name="commentAdd"
          query={{ cid, target: 'session', sessionId: session.id }}
          className={buttonClass('soft')}
        >
          {words.ask}
        </Link>
        <div>
          <p className="t-sm ink-2">{words.askText}</p>
          <LateEntrance cid={cid} session={session.id} title={title} as="foot" />
        </div>
      </div>
    </StickyFoot>
  );
}
