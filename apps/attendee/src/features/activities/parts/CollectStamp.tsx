import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { activityCalls as calls } from '@meetingapp/contract/activities/activity.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface CollectStampProps {
  cid: string;
  search: Readonly<Record<string, string>>;
}

/** Collects the stamp whose code opened the page; a visitor logs in first and comes back to it. */
export function CollectStamp({ cid, search }: CollectStampProps) {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const logIn = useLogIn();
  const { loggedIn } = useAccount();
  const { send, sending } = useSend(calls.stamp);
  const [got, setGot] = useState<AnswerOf<typeof calls.stamp> | null>(null);
  const [problem, setProblem] = useState('');

  async function collect(): Promise<void> {
    const { stamp = '', until = '', signature = '' } = search;
    const outcome = await send({
      stampId: /^[1-9]\d{0,14}$/.test(stamp) ? stamp : 999_999_999,
      until: Number.parseInt(until, 10) || 0,
      signature: signature.slice(0, 22).padEnd(22, '0'),
    });
    if (!outcome.ok) return setProblem(outcome.failure.msg);
    setGot(outcome.answer);
    invalidate(calls.list);
  }
  const begin = useEffectEvent(() => void collect());
  useEffect(() => {
    if (loggedIn) begin();
  }, [loggedIn]);
  return (
    <div aria-live="assertive" className="stack">
      {!loggedIn && (
        <Note>
          {t('stampLogIn')}{' '}
          <button type="button" className="link" onClick={() => logIn(cid)}>
            {t('logIn')}
          </button>
        </Note>
      )}
      {got && (
        <Note kind="ok">
          {t(got.first ? 'stampNow' : 'stampBefore', { name: pickLanguage(got.name, language) })}
          {got.first && got.points > 0 && ` ${t('plus', { count: got.points })}`}
        </Note>
      )}
      {problem !== '' && (
        <>
          <Note kind="bad">{problem}</Note>
          <Button
            variant="outline"
            size="sm"
            loading={sending}
            loadingText={app('submitting')}
            onClick={() => {
              setProblem('');
              void collect();
            }}
          >
            {app('retry')}
          </Button>
        </>
      )}
    </div>
  );
}
