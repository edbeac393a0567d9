import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

interface ChangeSheetProps {
  sending: boolean;
  onClose: () => void;
  onSend: (words: string) => void;
}

/** Asks what shall change about a booked journey. */
export function ChangeSheet({ sending, onClose, onSend }: ChangeSheetProps) {
  const t = useT('speakerPerson');
  const app = useT('app');
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const missing = words.trim() === '';
  return (
    <Sheet open onClose={onClose} title={t('leg.ask')} closeLabel={app('close')}>
      <div className="fields">
        <TextArea
          label={t('leg.askWords')}
          value={words}
          onChange={setWords}
          rows={3}
          maxLength={300}
          required
          error={tried && missing ? t('needed') : undefined}
        />
      </div>
      <div className="sp-foot">
        <Button
          loading={sending}
          onClick={() => {
            setTried(true);
            if (!missing) onSend(words.trim());
          }}
        >
          {t('leg.askSend')}
        </Button>
      </div>
    </Sheet>
  );
}
