import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { HandOverDesk } from '../../../shared/hand-over/HandOverDesk.tsx';

interface HandOverProps {
  cid: string;
  zone: string;
  token: string;
  done: () => void;
}

/** Hands prizes of activities over. */
export function HandOver({ cid, zone, token, done }: HandOverProps) {
  const language = useLanguage();
  const hand = useSend(calls.handOver);
  const undo = useSend(calls.undoHandOver);
  return (
    <HandOverDesk
      zone={zone}
      done={done}
      sending={hand.sending}
      hand={(pickUpCode) => hand.send({ cid, pickUpCode }, { token, quiet: true })}
      undo={({ awardId }) => undo.send({ cid, awardId }, { token, quiet: true })}
      renderPrize={({ prize, activity }) => (
        <>
          <p>{pickLanguage(prize, language)}</p>
          <p className="ink-2">{pickLanguage(activity, language)}</p>
        </>
      )}
    />
  );
}
