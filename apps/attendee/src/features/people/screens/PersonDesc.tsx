import { useSearch } from '../../../lib/navigation/page.ts';
import { BiographyView } from '../parts/BiographyView.tsx';
import { PersonGate } from '../parts/PersonGate.tsx';

/** S51: the full biography, in both languages. */
export function PersonDesc() {
  const pid = useSearch()['pid'] ?? '';
  return <PersonGate pid={/^\d{1,15}$/.test(pid) ? pid : '0'}>{(props) => <BiographyView {...props} />}</PersonGate>;
}
