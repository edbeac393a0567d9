import { arrivalCalls } from '@meetingapp/contract/checkin/arrivals.ts';
import { ErrorState } from '@meetingapp/ui/feedback/ErrorState.tsx';
import { Loader } from '@meetingapp/ui/feedback/Loader.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { DoorWall } from '../arrivals/DoorWall.tsx';
import { wallCodeOf } from '../wall/which.ts';

const EVERY_MS = 3000;

/** O16: arrivals and queues on a wall, by a signed address without a log-in. */
export function DoorScreen() {
  const app = useT('app');
  const { cid } = useParameters('doorScreen');
  const search = useSearch();
  const code = wallCodeOf(search);
  const point = /^\d{1,15}$/.test(search['point'] ?? '') ? search['point'] : null;
  const body = { cid, pointId: point ?? null, until: code?.until ?? 0, signature: code?.signature ?? 'x'.repeat(22) };
  const asked = useCall(arrivalCalls.arrivalWall, body, { fresh: 0, every: EVERY_MS, quiet: true, kept: true });
  const refused = asked.failure?.name === 'wall_code_wrong' || asked.failure?.name === 'wall_code_over';
  return (
    <Page kind="plain">
      {asked.answer && !refused ? (
        <DoorWall wall={asked.answer} />
      ) : asked.failure ? (
        <ErrorState
          heading
          title={asked.failure.msg}
          retry={{ label: app('retry'), onPress: asked.again, loading: asked.loading }}
        />
      ) : (
        <Loader label={app('loading')} />
      )}
    </Page>
  );
}
