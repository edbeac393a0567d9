import { useSearch } from '../../../lib/navigation/page.ts';
import { BiographyView } from '../parts/BiographyView.tsx';
import { PersonGate } from '../parts/PersonGate.tsx';
import { PersonUnnamed } from '../parts/PersonUnnamed.tsx';

/** S51: the full biography, in both languages. */
export function PersonDesc() {
  const pid = useSearch()['pid'] ?? '';
  if (!/^\d{1,15}$/.test(pid)) return <PersonUnnamed />;
  return <PersonGate pid={pid}>{(props) => <BiographyView {...props} />}</PersonGate>;
}
