import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { useScan } from '../../../shared/camera/use-scan.tsx';

type CheckedIn = AnswerOf<typeof calls.checkInCode>;

interface CheckInCodeProps {
  cid: string;
  activityId: string;
  zone: string;
  token: string;
  done: () => void;
}

/** Checks people in to an activity by the code on their phone or badge; says who it was, large, and when one was in before. */
export function CheckInCode({ cid, activityId, zone, token, done }: CheckInCodeProps) {
  const t = useT('activities');
  const language = useLanguage();
  const check = useSend(calls.checkInCode);
  const [shown, setShown] = useState<CheckedIn | string | null>(null);
  const { scan, camera } = useScan((ticketCode) => void submit(ticketCode));

  async function submit(ticketCode: string): Promise<void> {
    const outcome = await check.send({ cid, activityId, ticketCode }, { token, quiet: true });
    setShown(outcome.ok ? outcome.answer : outcome.failure.msg);
    navigator.vibrate?.(outcome.ok && outcome.answer.first ? 40 : 300);
    if (outcome.ok) done();
  }
  return (
    <>
      <Button icon={scanLine} loading={check.sending} onClick={() => void scan()}>
        {t('staff.scan')}
      </Button>
      {camera}
      <div role="status" aria-live="assertive">
        {typeof shown === 'string' && <Note kind="bad">{shown}</Note>}
        {shown !== null && typeof shown !== 'string' && (
          <Note kind={shown.first ? 'ok' : 'warn'}>
            <b className="strong">{t(shown.first ? 'staff.in' : 'staff.inBefore')}</b>
            <p className="t-xl">{shown.name}</p>
            <p className="ink-2">
              {[shown.institution, pickLanguage(shown.slot, language)].filter(Boolean).join(' · ')}
            </p>
            {!shown.first && <p>{t('staff.inAt', { at: clockText(Date.parse(shown.at), zone) })}</p>}
          </Note>
        )}
      </div>
    </>
  );
}
