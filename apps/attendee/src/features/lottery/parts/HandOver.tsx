import { lotteryConsoleCalls as calls } from '@meetingapp/contract/lottery/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { HandOverDesk } from '../../../shared/hand-over/HandOverDesk.tsx';

interface HandOverProps {
  cid: string;
  zone: string;
  token: string;
  done: () => void;
}

/** Hands prizes of draws over. */
export function HandOver({ cid, zone, token, done }: HandOverProps) {
  const t = useT('lottery');
  const language = useLanguage();
  const hand = useSend(calls.handOver);
  const undo = useSend(calls.undoHandOver);
  return (
    <HandOverDesk
      zone={zone}
      done={done}
      sending={hand.sending}
      hand={(code) => hand.send({ cid, code }, { token, quiet: true })}
      undo={({ winnerId }) => undo.send({ cid, winnerId }, { token, quiet: true })}
      renderPrize={({ prize, thing, number }) => (
        <>
          <p>{t('prizeOf', { prize: pickLanguage(prize, language), thing: pickLanguage(thing, language) })}</p>
          <p>{t('staff.number', { number })}</p>
        </>
      )}
    />
  );
}
