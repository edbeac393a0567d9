import '../parts/EditInPlace.css';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { pencil } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { StaffGate } from '../../../lib/parts/StaffGate.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usualZone, useConference } from '../../../lib/parts/use-conference.ts';
import { EditInPlace } from '../parts/EditInPlace.tsx';
import { isNumber } from '../view.ts';

/** S85: staff edit a text, notice or time in place. */
export function EditCon() {
  const t = useT('pages');
  const app = useT('app');
  const current = useCurrentCid();
  const cid = current ?? '';
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
          {(token, end) => <EditInPlace cid={cid} zone={conference?.zone ?? usualZone} token={token} end={end} />}
        </StaffGate>
      ) : (
        <EmptyState heading icon={pencil} title={t('edit.which')} />
      )}
    </Page>
  );
}
