import { Dialog } from '@meetingapp/ui/Dialog.tsx';
import { useSecondsLeft } from '@meetingapp/ui/seconds-left.ts';
import { useCallback, useState } from 'react';
import { serverClock } from '../../../lib/server-clock.ts';
import type { LiveSocket } from '../../../lib/live/live-socket.ts';
import type { LiveState } from '../../../lib/live/live-state.ts';
import { useT } from '../../../lib/texts.ts';

/** Whether somebody is there: answered by a tap, else gone when its time is over. */
export function Presence({ check, socket }: { check: NonNullable<LiveState['check']>; socket: LiveSocket | null }) {
  const t = useT('live');
  const [until] = useState(() => serverClock.now() + check.seconds * 1000);
  const left = useSecondsLeft(
    until,
    serverClock.now,
    useCallback(() => socket?.forgetCheck(), [socket]),
  );
  const here = (): void => socket?.here(check.id);
  return (
    <Dialog open onClose={here} title={t('check.title')} actions={[{ label: t('check.act'), onPress: here }]}>
      {t('check.text', { seconds: left })}
    </Dialog>
  );
}
