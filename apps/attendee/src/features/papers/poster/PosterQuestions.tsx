import { posterCalls } from '@meetingapp/contract/papers/poster.ts';
import type { PosterQuestion } from '@meetingapp/contract/papers/poster.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useCall, useSend } from '../../../lib/calls/use-call.ts';
import { useConference, usualZone } from '../../../lib/parts/use-conference.ts';

const LONGEST = 1000;

/** Questions about a poster, and a field to ask one. */
export function PosterQuestions({ cid, id }: { cid: string; id: number }) {
  const t = useT('papersPosters');
  const { loggedIn } = useAccount();
  const toLogIn = useLogIn();
  const { answer } = useCall(posterCalls.questions, { cid, id }, { every: 30_000, quiet: true });
  const { send, sending } = useSend(posterCalls.ask);
  const questions = answer?.questions ?? [];
  return (
    <div className="pa-about">
      <section className="po-ask">
        <h2>{t('poster.questions.title')}</h2>
        {answer && questions.length === 0 && <p className="ink-2">{t('poster.questions.none')}</p>}
        {questions.length > 0 && (
          <ul className="po-asked">
            {questions.map((one) => (
              <Asked key={one.id} cid={cid} id={id} one={one} mayAnswer={answer?.mayAnswer ?? false} />
            ))}
          </ul>
        )}
        {loggedIn ? (
          <Writing
            label={t('poster.questions.label')}
            act={t('poster.questions.send')}
            sending={sending}
            write={async (question) => {
              const outcome = await send({ cid, id, question });
              invalidate(posterCalls.questions);
              if (!outcome.ok) showTopTip(outcome.failure.msg);
              return outcome.ok;
            }}
          />
        ) : (
          <Button variant="outline" size="sm" onClick={() => toLogIn(cid)}>
            {t('poster.questions.logIn')}
          </Button>
        )}
      </section>
    </div>
  );
}

function Asked({ cid, id, one, mayAnswer }: { cid: string; id: number; one: PosterQuestion; mayAnswer: boolean }) {
  const t = useT('papersPosters');
  const language = useLanguage();
  const zone = useConference(cid)?.zone ?? usualZone;
  const { send, sending } = useSend(posterCalls.answer);
  return (
    <li>
      <p>{one.question}</p>
      <p className="by">
        {one.askedBy} · {momentText(one.askedAt, zone, language)}
      </p>
      {one.answer !== '' && (
        <div className="answer">
          <p className="by">{t('poster.questions.answer')}</p>
          <p>{one.answer}</p>
        </div>
      )}
      {one.answer === '' && !mayAnswer && <p className="by">{t('poster.questions.waits')}</p>}
      {mayAnswer && (
        <Writing
          label={t('poster.questions.answerLabel')}
          act={t(one.answer === '' ? 'poster.questions.answerAct' : 'poster.questions.again')}
          sending={sending}
          write={async (answer) => {
            const outcome = await send({ cid, id, questionId: one.id, answer });
            invalidate(posterCalls.questions);
            if (!outcome.ok) showTopTip(outcome.failure.msg);
            return outcome.ok;
          }}
        />
      )}
    </li>
  );
}

interface WritingProps {
  label: string;
  act: string;
  sending: boolean;
  /** True: sent, and the field is cleared. */
  write: (text: string) => Promise<boolean>;
}

function Writing({ label, act, sending, write }: WritingProps) {
  const t = useT('papersPosters');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const empty = text.trim() === '';

  async function submit(): Promise<void> {
    setTried(true);
    if (empty || !(await write(text.trim()))) return;
    setText('');
    setTried(false);
    showSuccess(t('poster.questions.sent'));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={label}
        value={text}
        rows={2}
        maxLength={LONGEST}
        error={tried && empty ? t('poster.questions.empty') : undefined}
        onChange={setText}
      />
      <Button type="submit" size="sm" variant="outline" loading={sending} loadingText={t('poster.questions.sending')}>
        {act}
      </Button>
    </form>
  );
}
