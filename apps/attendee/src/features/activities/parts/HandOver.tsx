import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { activityConsoleCalls as calls } from '@meetingapp/contract/activities/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showToast, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { platform } from '../../../platform/platform.ts';

interface HandOverProps {
  cid: string;
  zone: string;
  token: string;
  done: () => void;
}

/** S84: hands a prize over by its code, scanned or typed; undone within five minutes. */
export function HandOver({ cid, zone, token, done }: HandOverProps) {
  const t = useT('activities');
  const app = useT('app');
  const language = useLanguage();
  const hand = useSend(calls.handOver);
  const undo = useSend(calls.undoHandOver);
  const [code, setCode] = useState('');
  const [handed, setHanded] = useState<AnswerOf<typeof calls.handOver> | null>(null);
  const [fault, setFault] = useState('');

  async function submit(text: string): Promise<void> {
    if (text.trim() === '') return setFault(t('staff.needCode'));
    setFault('');
    setHanded(null);
    const outcome = await hand.send({ cid, pickUpCode: text }, { token, quiet: true });
    if (!outcome.ok) return setFault(outcome.failure.msg);
    setHanded(outcome.answer);
    setCode('');
    navigator.vibrate?.(outcome.answer.first ? 40 : 300);
    done();
  }
  async function scan(): Promise<void> {
    const outcome = await platform().scan();
    if (outcome.ok) return submit(outcome.value);
    if (outcome.reason === 'unsupported') setFault(t('staff.noCamera'));
  }
  async function takeBack(awardId: number | string): Promise<void> {
    const outcome = await undo.send({ cid, awardId }, { token, quiet: true });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    setHanded(null);
    showToast(t('staff.undone'));
    done();
  }
  return (
    <section className="stack">
      <h2 className="t-lg">{t('staff.handTitle')}</h2>
      <TextField
        label={t('staff.code')}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={setCode}
        error={fault || undefined}
      />
      <div className="act-two">
        <Button icon={scanLine} variant="outline" onClick={() => void scan()}>
          {t('staff.scan')}
        </Button>
        <Button loading={hand.sending} loadingText={app('submitting')} onClick={() => void submit(code)}>
          {t('staff.hand')}
        </Button>
      </div>
      {handed && (
        <div role="status" aria-live="assertive">
          <Note kind={handed.first ? 'ok' : 'bad'}>
            <b className="strong">{t(handed.first ? 'staff.done' : 'staff.already')}</b>
            <p className="t-xl">{handed.name}</p>
            <p>{pickLanguage(handed.prize, language)}</p>
            <p className="ink-2">{pickLanguage(handed.activity, language)}</p>
            {!handed.first && (
              <p>{t('staff.alreadyText', { at: momentText(handed.handedAt, zone, language), by: handed.by })}</p>
            )}
            {handed.first && (
              <button type="button" className="link" onClick={() => void takeBack(handed.awardId)}>
                {t('staff.undo')}
              </button>
            )}
          </Note>
        </div>
      )}
    </section>
  );
}
