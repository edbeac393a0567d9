import { commentCalls, LONGEST_COMMENT, type CommentReply } from '@meetingapp/contract/comments/comment.ts';
import { findPatientDetails } from '@meetingapp/domain/comments/patient-details.ts';
import { pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { send as sendIcon } from '@meetingapp/ui/icons/icons-topics.ts';
import { image, x } from '@meetingapp/ui/icons/icons.ts';
import { useState, type Ref } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { refreshComments } from '../data.ts';
import { PictureStrip } from './PictureStrip.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface ReplyBarProps {
  commentId: number;
  /** Others read the thread. */
  open: boolean;
  /** The person answers as a speaker who was asked. */
  answering: boolean;
  /** The reply that it follows; null: the comment. */
  to: CommentReply | null;
  onCancel: () => void;
  field: Ref<HTMLTextAreaElement>;
}

/** The line at the foot of a thread in which a reply is written. */
export function ReplyBar({ commentId, open, answering, to, onCancel, field }: ReplyBarProps) {
  const t = useT('comments');
  const { send, sending } = useSend(commentCalls.reply);
  const { upload, uploading } = usePictureUpload();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const named = open && findPatientDetails(text).length > 0;
  const label = to
    ? t('thread.to', { name: to.name || t(to.role === 'staff' ? 'committee' : 'someone') })
    : t('thread.toAll');

  async function submit(): Promise<void> {
    if (text.trim() === '' || named || sending || uploading) return;
    const outcome = await send({ commentId, replyTo: to?.id ?? null, text, pictures });
    if (!outcome.ok) return showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    setText('');
    setPictures([]);
    onCancel();
    refreshComments();
    showSuccess(t(outcome.answer.state === 'waiting' ? 'form.sentWaiting' : 'form.sent'));
  }
  async function pick(file: File): Promise<void> {
    const address = await upload(file);
    if (address !== null) setPictures([...pictures, address]);
  }
  return (
    <>
      <p className="t-sm ink-2">{t(answering ? 'thread.noteAnswer' : open ? 'thread.note' : 'thread.notePrivate')}</p>
      {named && (
        <div role="alert">
          <Note kind="warn">
            <b className="strong">{t('form.patient')}</b>
          </Note>
        </div>
      )}
      {pictures.length > 0 && (
        <PictureStrip
          pictures={pictures}
          onChange={setPictures}
          onPick={(file) => void pick(file)}
          uploading={uploading}
        />
      )}
      <div className="cm-say">
        <textarea
          ref={field}
          rows={1}
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={LONGEST_COMMENT}
          onChange={(event) => setText(event.target.value)}
        />
        {to && <IconButton icon={x} label={t('thread.cancel')} onClick={onCancel} />}
        {pictures.length === 0 && (
          <label className="ib" aria-busy={uploading || undefined}>
            <Icon icon={image} />
            <input
              type="file"
              accept={pictureTypes.join(',')}
              aria-label={uploading ? t('form.uploading') : t('form.picture')}
              disabled={uploading}
              onChange={(event) => {
                const file = event.target.files?.[0];
                event.target.value = '';
                if (file) void pick(file);
              }}
            />
          </label>
        )}
        <IconButton
          icon={sendIcon}
          className="brand"
          label={t('thread.send')}
          aria-disabled={text.trim() === '' || named || sending}
          onClick={() => void submit()}
        />
      </div>
    </>
  );
}
