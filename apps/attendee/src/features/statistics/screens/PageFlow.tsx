import { StaffPage } from '../../../lib/parts/StaffPage.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Traffic } from '../parts/Traffic.tsx';

/** S18: page views, for staff. */
export function PageFlow() {
  const t = useT('usage');
  const { cid } = useParameters('pageflow');
  return <StaffPage title={t('title')}>{(access) => <Traffic cid={cid} access={access} />}</StaffPage>;
}
