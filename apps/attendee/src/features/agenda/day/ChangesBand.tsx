import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { Suspense } from 'react';
import { useProgrammeNews } from '../../../shared/programme/news.ts';
import { changesNote } from './late-parts.ts';

/** Reports what changed in the programme since the last visit (A3). Few visits have changes, so the note loads with them. */
export function ChangesBand({ cid, programme }: { cid: string; programme: Programme }) {
  const { changes, seen } = useProgrammeNews(cid);
  return (
    changes.length > 0 && (
      <Suspense>
        <changesNote.Part programme={programme} changes={changes} onSeen={seen} />
      </Suspense>
    )
  );
}
