import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import type { ReactNode } from 'react';
import { To } from '../../../lib/go.tsx';

interface Props {
  programme: Programme;
  session: Pick<ProgrammeSession, 'id' | 'kind'>;
  children: ReactNode;
}

/** To the page of a session; a satellite meeting has one of its own (S48). */
export function SessionLink({ programme, session, children }: Props) {
  const query = { cid: programme.cid };
  return session.kind === 'satellite' ? (
    <To name="smeet" params={{ id: session.id }} query={query}>
      {children}
    </To>
  ) : (
    <To name="calDetail" params={{ calid: session.id }} query={query}>
      {children}
    </To>
  );
}
