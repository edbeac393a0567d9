import { liveCalls } from '@meetingapp/contract/live.ts';
import { ErrorState } from '@meetingapp/ui/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/Loader.tsx';
import { StaffPage } from '../../../lib/StaffPage.tsx';
import { useParameters } from '../../../lib/page.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { LiveFigures } from '../parts/LiveFigures.tsx';

/** S68: how a broadcast is watched, for staff; its address names only the broadcast. */
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
