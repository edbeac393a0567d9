import { homeCalls } from '@meetingapp/contract/home/home.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useSessionWords } from './use-session-words.ts';

/** Opens the way to a hall on the floor plan; nothing where the hall is not on it. */
export function HallWay({ cid, hall, name }: { cid: string; hall: number; name: string }) {
  const words = useSessionWords();
  const { answer } = useCall(homeCalls.hallsOnPlan, { cid }, { quiet: true, kept: true });
  if (!answer?.halls.includes(hall)) return null;
  return (
    <Link
      name="hallList"
      params={{ cid }}
      query={{ hall }}
      className="way"
      aria-label={format(words.wayTo, { hall: name })}
    >
      {words.way}
    </Link>
  );
}
