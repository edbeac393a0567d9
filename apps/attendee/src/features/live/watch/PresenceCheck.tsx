import { Dialog } from '@meetingapp/ui/feedback/Dialog.tsx';
import { useSecondsLeft } from '@meetingapp/ui/data/seconds-left.ts';
import { useCallback, useState } from 'react';
import { serverClock } from '../../../lib/time/server-clock.ts';
import type { LiveSocket } from '../../../shared/live/live-socket.ts';
import type { LiveState } from '../../../shared/live/live-state.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Presence check: answered by a tap, and closed when its time is over. */
export function PresenceCheck({
  check,
  socket,
}: {
  check: NonNullable<LiveState['check']>;
  socket: LiveSocket | null;
}) {
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
