import '../draft/programme.css';
import { roles } from '@meetingapp/contract/call.ts';
import { findClashes } from '@meetingapp/domain/agenda/clashes.ts';
import { useDeferredValue } from 'react';
import { useRole, useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useDraftProgramme, type Draft } from '../data.ts';
import { ProgrammeDesk } from '../draft/ProgrammeDesk.tsx';
import { placedOf } from '../view.ts';

/** Programme editor: halls side by side, sessions moved by drag or keys, released in versions. */
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
  // Moves show at once; clashes are recomputed from the deferred draft.
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
