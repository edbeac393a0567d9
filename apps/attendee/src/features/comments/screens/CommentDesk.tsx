import '../parts/comments.css';
import '../parts/thread.css';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { StaffGate } from '../../../lib/parts/StaffGate.tsx';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { Desk } from '../parts/Desk.tsx';

/** S100 for staff on the phone: moderates and answers. */
export function CommentDesk() {
  const t = useT('comments');
  const app = useT('app');
  const { cid } = useParameters('commentDesk');
  const zone = useConference(cid)?.zone ?? usualZone;
  const back = useBack('comment', { cid });
  return (
    <Page
      className="cm-page"
      top={
        <TopBar
          title={t('title')}
          heading
          back={{ label: app('back'), onPress: back }}
          actions={<LanguageSwitch className="ib text" />}
        />
      }
    >
      <StaffGate>{(token, end) => <Desk cid={cid} zone={zone} access={{ token, end }} />}</StaffGate>
    </Page>
  );
}
