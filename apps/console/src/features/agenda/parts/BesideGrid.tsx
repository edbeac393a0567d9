import { useDesk, type Beside } from './desk.ts';
import { ReleasePane } from './ReleasePane.tsx';
import { SessionPane } from './SessionPane.tsx';
import { SetupPane } from './SetupPane.tsx';
import { TalkPane } from './TalkPane.tsx';

/** Whatever the address names beside the grid. */
export function BesideGrid({ beside }: { beside: Beside }) {
  const { draft } = useDesk();
  if (beside.kind === 'release') return <ReleasePane />;
  if (beside.kind === 'setup') return <SetupPane />;
  if (beside.kind === 'session') {
    const session = draft.sessions.find(({ id }) => id === beside.id) ?? null;
    return beside.id === null || session ? <SessionPane session={session} /> : null;
  }
  const talk = draft.talks.find(({ id }) => id === beside.id) ?? null;
  return beside.id === null || talk ? <TalkPane talk={talk} /> : null;
}
