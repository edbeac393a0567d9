import { commentCalls, commentTargets, LONGEST_COMMENT } from '@meetingapp/contract/comments/comment.ts';
import { findPatientDetails, redactPatientDetails } from '@meetingapp/domain/comments/patient-details.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Switch } from '@meetingapp/ui/forms/Switch.tsx';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { useId, useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { refreshComments } from '../data.ts';
import { AimPicker } from './AimPicker.tsx';
import { MarkedTextArea } from './MarkedTextArea.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { useAskDraft, type AskDraft } from './use-ask-draft.ts';
import { usePictureUpload } from './use-picture-upload.ts';

interface AskFormProps {
  cid: string;
  first: AskDraft;
  /** A comment that is changed; null: a new one. */
  commentId: number | null;
  leave: () => void;
  /** `aim`: opened from the page of the session or speaker, to which it returns. */
  from?: 'aim' | undefined;
}

/** S101: a question or comment, with up to four pictures; details of a patient are marked before it becomes public. */
export function AskForm({ cid, first, commentId, leave, from }: AskFormProps) {
  const t = useT('comments');
  const app = useT('app');
  const go = useNavigate();
  const noteId = useId();
  const { draft, saved, update, clear } = useAskDraft(commentId === null ? cid : null, first);
  const { upload, uploading } = usePictureUpload();
  const ask = useSend(commentCalls.ask);
  const changing = useSend(commentCalls.change);
  const [tried, setTried] = useState(false);
  const { target, text, open, pictures } = draft;
  const marks = open ? findPatientDetails(text) : [];
  const missing =
    target === 'speaker' && draft.expertId === null
      ? t('form.needSpeaker')
      : target === 'session' && draft.sessionId === null
        ? t('form.needSession')
        : '';
  const blocked = marks.length > 0;
  const note = blocked
    ? t('form.fixFirst', { count: marks.length })
    : tried
      ? missing || (text.trim() === '' ? t('form.needText') : '')
      : '';

  async function submit(): Promise<void> {
    setTried(true);
    if (blocked || missing !== '' || text.trim() === '' || uploading) return;
    const written = { text, pictures, open, anonymous: draft.anonymous };
    const { expertId, sessionId } = draft;
    const outcome =
      commentId === null
        ? await ask.send({ cid, target, expertId, sessionId, ...written })
        : await changing.send({ commentId, ...written });
    if (!outcome.ok) return showTopTip(outcome.failure.faults[0]?.text ?? outcome.failure.msg);
    await clear();
    refreshComments();
    const { state } = outcome.answer;
    showSuccess(t(state === 'waiting' ? (commentId === null ? 'form.sentWaiting' : 'form.changed') : 'form.sent'));
    if (from === 'aim') leave();
    else go('comment', { cid }, {}, { replace: true });
  }
  async function addPicture(file: File): Promise<void> {
    const address = await upload(file);
    if (address !== null && !pictures.includes(address)) update({ pictures: [...pictures, address] });
  }
  return (
    <Page
      kind="plain"
      className="cm-ask"
      top={<TopBar title={t('add')} heading close back={{ label: t('form.leave'), onPress: leave }} />}
      foot={
        <StickyFoot note={note}>
          <Button
            disabled={blocked}
            loading={ask.sending || changing.sending}
            loadingText={app('submitting')}
            guard
            onClick={() => void submit()}
          >
            {blocked ? t('form.sendLeft', { count: marks.length }) : t('form.send')}
          </Button>
        </StickyFoot>
      }
    >
      {commentId === null && (
        <Segments
          label={t('form.who')}
          value={target}
          onChange={(value) => update({ target: commentTargets.find((one) => one === value) ?? 'committee' })}
          options={commentTargets.map((one) => ({ value: one, label: t(`form.${one}`) }))}
        />
      )}
      {commentId === null && target !== 'committee' && (
        <AimPicker
          key={target}
          cid={cid}
          target={target}
          value={target === 'speaker' ? draft.expertId : draft.sessionId}
          onChoose={(id) => update(target === 'speaker' ? { expertId: id } : { sessionId: id })}
          error={tried ? missing : ''}
        />
      )}
      <MarkedTextArea
        label={t('form.text')}
        placeholder={t('form.placeholder')}
        value={text}
        onChange={(value) => update({ text: value })}
        maxLength={LONGEST_COMMENT}
        marks={marks}
        describedBy={blocked ? noteId : undefined}
      />
      <p className="cm-count">
        <span>{saved && t('form.saved')}</span>
        <span>{t('form.count', { count: text.length, most: LONGEST_COMMENT })}</span>
      </p>
      {blocked && (
        <div role="alert" id={noteId}>
          <Note kind="warn">
            <b className="strong">{t('form.patient')}</b>
            <p>{t('form.patientText')}</p>
            <button
              type="button"
              className="link"
              onClick={() => update({ text: redactPatientDetails(text, t('form.mark')).slice(0, LONGEST_COMMENT) })}
            >
              {t('form.redact')}
            </button>
          </Note>
        </div>
      )}
      <PictureStrip
        pictures={pictures}
        onChange={(next) => update({ pictures: next })}
        onPick={(file) => void addPicture(file)}
        uploading={uploading}
      />
      <List>
        <ListRow
          title={t('form.open')}
          text={t(`form.openText.${target}`)}
          trailing={<Switch label={t('form.open')} checked={open} onChange={(on) => update({ open: on })} />}
        />
        <ListRow
          title={t('form.anonymous')}
          text={t('form.anonymousText')}
          trailing={
            <Switch
              label={t('form.anonymous')}
              checked={draft.anonymous}
              onChange={(on) => update({ anonymous: on })}
            />
          }
        />
      </List>
    </Page>
  );
}
