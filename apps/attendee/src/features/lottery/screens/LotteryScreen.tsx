import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { StaffGate } from '../../../lib/parts/StaffGate.tsx';
import { useCurrentCid } from '../../../lib/session/current-cid.ts';
import { BigScreen } from '../parts/BigScreen.tsx';

/** A5: the big screen of a draw (`id`) of the conference in the address; only staff reveal. */
export function LotteryScreen() {
  const { id } = useParameters('lotteryScreen');
  const cid = useCurrentCid() ?? '0';
  return (
    <Page kind="plain">
      <StaffGate>{(token, end) => <BigScreen cid={cid} drawId={id} access={{ token, end }} />}</StaffGate>
    </Page>
  );
}
