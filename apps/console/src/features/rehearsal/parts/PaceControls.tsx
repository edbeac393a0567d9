import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { rehearsalSpeeds } from '@meetingapp/contract/rehearsal/plan.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { isWithinBounds } from '@meetingapp/domain/rehearsal/plan.ts';
import { isRunning } from '@meetingapp/domain/rehearsal/states.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { pause, play } from '@meetingapp/ui/icons/icons.ts';
import { Button, Segmented } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { storage } from '../../../platform/storage.ts';

/** Elements for which the space key has a meaning of its own. */
const TAKES_SPACE = 'a, button, input, textarea, select, summary, [contenteditable], [role=dialog], [tabindex]';

/** Speed and pause of the time axis, as long as it runs. */
export function PaceControls({ run }: { run: RehearsalRun }) {
  const t = useT('rehearsalConsole');
  const cid = useCid();
  const pace = useChange(calls.pace, { refreshes: [calls.read] });
  const { rehearsalId, plan, paused, state } = run;
  const plays = isRunning(state) && state !== 'counting';
  const toggle = () => pace.change({ cid, rehearsalId, speed: plan.speed, paused: !paused });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!plays || pace.busy || event.key !== ' ' || event.defaultPrevented || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || storage.get('keysOff') === '1') return;
    if (event.target instanceof Element && event.target.closest(TAKES_SPACE) !== null) return;
    event.preventDefault();
    void toggle();
  });
  useEffect(() => {
    const typed = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
  if (!plays) return null;
  return (
    <>
      <Segmented
        aria-label={t('speed')}
        value={plan.speed}
        options={rehearsalSpeeds.map((speed) => {
          const fits = speed === plan.speed || isWithinBounds(plan, speed);
          const title = fits ? t('speedText', { speed }) : t('speedTooFast');
          return { value: speed, label: t('speeds', { speed }), disabled: !fits, title };
        })}
        onChange={(speed) => void pace.change({ cid, rehearsalId, speed, paused })}
      />
      <Button
        icon={<Icon icon={paused ? play : pause} />}
        aria-keyshortcuts="Space"
        loading={pace.busy}
        onClick={() => void toggle()}
      >
        {t(paused ? 'goOn' : 'pause')}
        <kbd aria-hidden="true">{t('pauseKey')}</kbd>
      </Button>
    </>
  );
}
