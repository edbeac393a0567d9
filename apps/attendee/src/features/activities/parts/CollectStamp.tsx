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

/** No stamp has this id: a broken code is sent, so that the server refuses it. */
const NO_STAMP = 999_999_999;

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

  const collect = () => {
    const { stamp = '', until = '', signature = '' } = search;
    return send({
      stampId: /^[1-9]\d{0,14}$/.test(stamp) ? stamp : NO_STAMP,
      until: Number.parseInt(until, 10) || 0,
      signature: signature.slice(0, 22).padEnd(22, '0'),
    });
  };
  function show(outcome: Awaited<ReturnType<typeof collect>>): void {
    setProblem(outcome.ok ? '' : outcome.failure.msg);
    if (!outcome.ok) return;
    setGot(outcome.answer);
    invalidate(calls.list);
  }
  const begin = useEffectEvent(collect);
  const end = useEffectEvent(show);
  useEffect(() => {
    if (loggedIn) void begin().then((outcome) => end(outcome));
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
            onClick={() => void collect().then(show)}
          >
            {app('retry')}
          </Button>
        </>
      )}
    </div>
  );
}
