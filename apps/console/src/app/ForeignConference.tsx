import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../lib/layout/EmptyState.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useT } from '../lib/texts/texts.ts';

/** Instead of a page of a conference on which the user has no role; also where there is no such conference. */
export function ForeignConference({ staff }: { staff: StaffMember }) {
  const t = useT('console');
  return (
    <Page title={t('foreign.title')}>
      <EmptyState icon={lock} title={t('foreign.account', { email: staff.email })} text={t('foreign.text')}>
        <Link to="/" className="link">
          {t('toConferences')}
        </Link>
      </EmptyState>
    </Page>
  );
}
