import '../parts/programme.css';
import { roles } from '@meetingapp/contract/call.ts';
import { findClashes } from '@meetingapp/domain/agenda/clashes.ts';
import { useDeferredValue } from 'react';
import { useRole, useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { useT } from '../../../lib/texts.ts';
import { useDraftProgramme, type Draft } from '../data.ts';
import { ProgrammeDesk } from '../parts/ProgrammeDesk.tsx';
import { placedOf } from '../view.ts';

/** The programme: halls side by side, sessions moved by hand, released in versions. */
export function ProgrammeEditor() {
  const names = useT('console');
  const asked = useDraftProgramme();
  if (!asked.answer)
    return (
      <Page title={names('pages.programme')}>
        <Answered asked={asked}>{() => null}</Answered>
      </Page>
    );
  return <Working draft={asked.answer} />;
}

function Working({ draft }: { draft: Draft }) {
  const cid = useCid();
  const language = useLanguage();
  const mayChange = useRole(roles.programme);
  const placed = draft.sessions.map((session) => placedOf(draft.zone, session));
  // What was moved shows at once, what clashes now a moment later.
  const late = useDeferredValue(draft);
  const clashes = findClashes(late.sessions, late.talks);
  return (
    <ProgrammeDesk
      key={cid}
      cid={cid}
      draft={draft}
      placed={placed}
      clashes={clashes}
      language={language}
      mayChange={mayChange}
    />
  );
}
