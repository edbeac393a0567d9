import { StaffPage } from '../../../lib/StaffPage.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { Traffic } from '../parts/Traffic.tsx';

/** S18: which pages are seen how often, for staff. */
export function PageFlow() {
  const t = useT('usage');
  const { cid } = useParameters('pageflow');
  return <StaffPage title={t('title')}>{(access) => <Traffic cid={cid} access={access} />}</StaffPage>;
}
