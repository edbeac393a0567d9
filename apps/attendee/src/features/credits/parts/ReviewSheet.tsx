import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useState } from 'react';
import { randomKey } from '../../../lib/calls/random-key.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { askReview } from '../data.ts';

const LONGEST = 1000;

/** Asks staff to look at the evidence; what was typed stays when it could not be sent. */
export function ReviewSheet({ cid, open, onClose }: { cid: string; open: boolean; onClose: () => void }) {
  const t = useT('credits');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(randomKey);
  async function submit() {
    if (text.trim() === '') return setError(t('review.empty'));
    setBusy(true);
    const outcome = await askReview(cid, text.trim(), key);
    setBusy(false);
    if (!outcome.ok) return setError(outcome.failure.msg);
    setText('');
    setKey(randomKey());
    showSuccess(t('review.sent'));
    onClose();
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('review.title')} closeLabel={t('review.close')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextArea
          label={t('review.label')}
          placeholder={t('review.placeholder')}
          value={text}
          maxLength={LONGEST}
          error={error}
          onChange={(value) => {
            setText(value);
            setError('');
          }}
        />
        <Button type="submit" loading={busy}>
          {t('review.send')}
        </Button>
      </form>
    </Sheet>
  );
}
