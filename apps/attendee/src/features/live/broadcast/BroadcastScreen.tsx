import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useBack } from '../../../lib/navigation/navigation.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useBroadcast } from '../data.ts';
import { isNumber } from '../view.ts';
import { BroadcastView, type Section } from './BroadcastView.tsx';
import { LiveMissing } from '../parts/LivePage.tsx';

/** Loads one broadcast by the number in the address. */
export function BroadcastScreen({
  id,
  first,
  free = false,
}: {
  id: string | undefined;
  first: Section;
  free?: boolean;
}) {
  const app = useT('app');
  const search = useSearch();
  const asked = useBroadcast(id);
  const { answer, again } = asked;
  const cid = answer ? String(answer.cid) : search['cid'];
  const back = useBack('roomOnline', { cid: cid ?? '0' });
  if (answer)
    return (
      <BroadcastView key={answer.broadcast.id} answer={answer} again={again} back={back} first={first} free={free} />
    );
  return (
    <Page
      kind="plain"
      theme="auto"
      top={<TopBar back={{ label: app('back'), onPress: back }} actions={<LanguageSwitch className="ib text" />} />}
    >
      <LiveMissing asked={asked} nameless={!isNumber(id)} cid={cid} />
    </Page>
  );
}
