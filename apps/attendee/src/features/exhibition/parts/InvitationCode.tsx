import { joinList } from '@meetingapp/domain/bilingual.ts';
import { departmentCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { CODE_LENGTH, readCode } from '@meetingapp/domain/exhibition/invitation-code.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useId, useState, type FormEvent } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/dates.ts';

export type Meeting = AnswerOf<typeof calls.read>;

/** One field behind six boxes, so that a code can be pasted or filled in by the phone. */
export function InvitationCode({ meeting, again }: { meeting: Meeting; again: () => void }) {
  const t = useT('department');
  const app = useT('app');
  const language = useLanguage();
  const id = useId();
  const enter = useSend(calls.enter);
  const [code, setCode] = useState('');
  const [tries, setTries] = useState<Meeting['tries'] | null>(null);
  const [missing, setMissing] = useState(false);
  const shut = (tries ?? meeting.tries).until;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(code.length < CODE_LENGTH);
    if (code.length < CODE_LENGTH) return;
    const outcome = await enter.send({ dmid: meeting.id, code });
    if (!outcome.ok) return showTopTip(outcome.failure.msg);
    setTries(outcome.answer.entered ? null : outcome.answer.tries);
    if (outcome.answer.entered) again();
  }
  const wrong = tries !== null || shut !== null;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1 className="t-2xl">{t('enterTitle')}</h1>
      <p className="ink-2">
        {meeting.department}
        <br />
        {joinList([meeting.title, momentText(meeting.startsAt, meeting.zone, language)], language, 'clauses')}
      </p>
      <div className={wrong || missing ? 'dm-code bad' : 'dm-code'}>
        {Array.from({ length: CODE_LENGTH }, (_box, at) => (
          <span key={at} aria-hidden="true">
            {code[at] ?? ''}
          </span>
        ))}
        <input
          aria-label={t('code')}
          aria-describedby={id}
          aria-invalid={wrong || missing || undefined}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) => {
            setMissing(false);
            setCode(readCode(target.value).slice(0, CODE_LENGTH));
          }}
        />
      </div>
      <p id={id} className={wrong || missing ? 'dm-wrong' : 'hint'} role={wrong || missing ? 'alert' : undefined}>
        {missing ? (
          t('codeMissing')
        ) : wrong ? (
          <>
            <b>{t('wrong')}</b>
            <small>
              {shut === null
                ? t('wrongLeft', { left: (tries ?? meeting.tries).left })
                : t('wrongWait', { at: clockText(shut, meeting.zone) })}
            </small>
          </>
        ) : (
          t('codeHint')
        )}
      </p>
      <Button type="submit" loading={enter.sending} loadingText={app('submitting')}>
        {t('enter')}
      </Button>
      <p className="hint">{t('askHost')}</p>
    </form>
  );
}
