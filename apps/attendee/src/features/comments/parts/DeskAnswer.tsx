import type { ListedComment } from '@meetingapp/contract/comments/comment.ts';
import { commentConsoleCalls as calls } from '@meetingapp/contract/comments/console.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';
import { Aim } from './Aim.tsx';
import { Pictures } from './Pictures.tsx';
import { StateTag } from './StateTag.tsx';

interface DeskAnswerProps {
  comment: ListedComment;
  cid: string;
  zone: string;
  token: string;
  done: () => void;
}

/** A comment with the button that answers it for the committee. */
export function DeskAnswer({ comment, cid, zone, token, done }: DeskAnswerProps) {
  const t = useT('comments');
  const app = useT('app');
  const language = useLanguage();
  const { send, sending } = useSend(calls.answer);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');

  async function submit(): Promise<void> {
    const outcome = await send({ cid, commentId: comment.id, text }, { token, quiet: true });
    if (!outcome.ok) return showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    setOpen(false);
    setText('');
    showSuccess(t('desk.sent'));
    done();
  }
  return (
    <article className="card cm">
      <div className="cm-head">
        <span className="grow">
          <b>{comment.name || t('someone')}</b>
          <span className="cm-meta">{momentText(comment.at, zone, language)}</span>
        </span>
        <StateTag comment={comment} />
      </div>
      <p className="cm-text">{comment.text}</p>
      <Pictures pictures={comment.pictures} />
      <Aim comment={comment} />
      {comment.answer && (
        <div className="cm-answer">
          <b>{comment.answer.name || t('committee')}</b>
          {comment.answer.text}
        </div>
      )}
      {comment.state === 'shown' && (
        <div className="cm-desk-acts">
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('desk.answer')}
          </Button>
        </div>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={t('desk.answering')} closeLabel={app('close')}>
        <p className="ink-2">{comment.text}</p>
        <TextArea
          label={t('desk.answer')}
          hint={t('desk.answerText')}
          value={text}
          rows={4}
          maxLength={1000}
          onChange={setText}
        />
        <Button
          disabled={text.trim() === ''}
          loading={sending}
          loadingText={app('submitting')}
          onClick={() => void submit()}
        >
          {t('form.send')}
        </Button>
      </Sheet>
    </article>
  );
}
