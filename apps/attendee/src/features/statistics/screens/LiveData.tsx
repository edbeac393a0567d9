import { liveCalls } from '@meetingapp/contract/live/broadcast.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { StaffPage } from '../../../lib/parts/StaffPage.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { LiveFigures } from '../parts/LiveFigures.tsx';

/** S68: viewing figures of a broadcast, for staff; the address names only the broadcast. */
export function LiveData() {
  const t = useT('liveFigures');
  const app = useT('app');
  const { id } = useParameters('liveData');
  const { answer, failure, again } = useCall(liveCalls.broadcast, { broadcastId: id }, { quiet: true });
  return (
    <StaffPage title={t('figures')}>
      {(access) => {
        if (answer) return <LiveFigures cid={answer.cid} broadcastId={id} access={access} />;
        if (failure) return <ErrorState title={failure.msg} retry={{ label: app('retry'), onPress: again }} />;
        return <Loader label={app('loading')} />;
      }}
    </StaffPage>
  );
}
