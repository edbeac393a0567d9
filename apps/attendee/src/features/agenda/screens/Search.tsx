import { useParameters } from '../../../lib/page.ts';
import { ProgrammeGate } from '../../../lib/programme/ProgrammeGate.tsx';
import { SearchView } from '../parts/SearchView.tsx';

/** S46: one search over a programme's sessions, talks and people, and the accepted papers; works without a network. */
export function Search() {
  const { cid } = useParameters('searchList');
  return <ProgrammeGate cid={cid}>{(programme) => <SearchView cid={cid} programme={programme} />}</ProgrammeGate>;
}
