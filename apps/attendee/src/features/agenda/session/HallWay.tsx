import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Opens the way to a hall on the floor plan; nothing where the hall is not on it. */
export function HallWay({ cid, hall, name }: { cid: string; hall: number; name: string }) {
  const t = useT('agenda');
  const { answer } = useCall(homeCalls.hallsOnPlan, { cid }, { quiet: true, kept: true });
  if (!answer?.halls.includes(hall)) return null;
  return (
    <Link name="hallList" params={{ cid }} query={{ hall }} className="way" aria-label={t('wayTo', { hall: name })}>
      {t('way')}
    </Link>
  );
}
