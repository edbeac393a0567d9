import { useParameters } from '../../../lib/navigation/page.ts';
import { ProgrammeGate } from '../../../shared/programme/ProgrammeGate.tsx';
import { SearchView } from '../search/SearchView.tsx';

/** S46: one search over a programme's sessions, talks and people, and the accepted papers; works offline. */
export function Search() {
  const { cid } = useParameters('searchList');
  return <ProgrammeGate cid={cid}>{(programme) => <SearchView cid={cid} programme={programme} />}</ProgrammeGate>;
}
