import type { AskedPaper } from '@meetingapp/contract/papers/result.ts';
import { isAccepted, resultOf } from '@meetingapp/domain/papers/states.ts';
import type { AskedRecord } from './queries.ts';

/** `own`: the asker has proved that the papers are theirs. Public results are returned in full in any case. */
export function presentResults(rows: readonly AskedRecord[], own: boolean): AskedPaper[] {
  return rows.flatMap((row) => {
    const result = resultOf(row);
    if (result === null) return [];
    const shown = isAccepted(row);
    return [
      {
        number: row.number,
        title: own || shown ? row.title : null,
        result,
        board: shown ? row.board : '',
        id: shown ? row.id : null,
        session: shown ? row.session : null,
      },
    ];
  });
}
