import '../parts/Editing.css';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { pencil } from '@meetingapp/ui/icons-sign-up.ts';
import { StaffGate } from '../../../lib/StaffGate.tsx';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useBack } from '../../../lib/go.tsx';
import { useSearch } from '../../../lib/page.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { usualZone, useConference } from '../../../lib/use-conference.ts';
import { Editing } from '../parts/Editing.tsx';
import { isNumber } from '../view.ts';

/** S85: staff change a text, a notice or a time where they stand. */
export function EditCon() {
  const t = useT('pages');
  const app = useT('app');
  const search = useSearch();
  const present = useSession('cid');
  const cid = String(search['cid'] ?? present ?? '');
  const named = isNumber(cid);
  const conference = useConference(named ? cid : null);
  const back = useBack('index');
  return (
    <Page
      kind="plain"
      className="edit-page"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      {named ? (
        <StaffGate>
          {(token, end) => <Editing cid={cid} zone={conference?.zone ?? usualZone} token={token} end={end} />}
        </StaffGate>
      ) : (
        <EmptyState heading icon={pencil} title={t('edit.which')} />
      )}
    </Page>
  );
}
