import { rejectReasons } from '@meetingapp/contract/speakers/task.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText, momentText } from '../../../lib/time/dates.ts';
import type { Rejection, Task } from '../view.ts';

interface RejectSheetProps {
  task: Task;
  zone: string;
  /** Until when the answer may be changed, ISO 8601. */
  until: string;
  /** Number of the person's other tasks. */
  others: number;
  sending: boolean;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
}

/** Asks for a reason, and says what follows. */
export function RejectSheet({ task, zone, until, others, sending, onClose, onReject }: RejectSheetProps) {
  const t = useT('speakers');
  const app = useT('app');
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const [suggestion, setSuggestion] = useState('');
  const [tried, setTried] = useState(false);
  const chosen = rejectReasons.find((one) => one === reason) ?? null;
  const wordsMissing = chosen === 'other' && words.trim() === '';
  const say = (text: Task['title'] | null) => pickLanguage(text, language);

  function act(): void {
    setTried(true);
    if (chosen === null || wordsMissing) return;
    onReject({ reason: chosen, words: words.trim(), suggestion: suggestion.trim() });
  }
  return (
    <Sheet open onClose={onClose} title={t('refuse.title')} closeLabel={app('close')}>
      <p className="sp-about">
        <b>{say(task.title)}</b>
        <span>
          {joinList(
            [
              ...task.roles.map((role) => t(`roles.${role}`)),
              `${momentText(task.from, zone, language)}–${clockText(task.to, zone)}`,
              say(task.hall),
            ],
            language,
            'clauses',
          )}
        </span>
      </p>
      <Chips
        legend={t('refuse.reason')}
        aside={t('refuse.reasonNote')}
        required
        value={reason}
        onChange={setReason}
        options={rejectReasons.map((one) => ({ value: one, label: t(`refuse.reasons.${one}`) }))}
        error={tried && chosen === null ? t('refuse.reasonNeeded') : undefined}
      />
      <div className="fields sp-fields">
        <TextArea
          label={t('refuse.words')}
          value={words}
          onChange={setWords}
          rows={2}
          maxLength={300}
          required={chosen === 'other'}
          error={tried && wordsMissing ? t('refuse.wordsNeeded') : undefined}
        />
        <TextField label={t('refuse.suggestion')} value={suggestion} onChange={setSuggestion} maxLength={80} />
      </div>
      <h3 className="sp-after">{t('refuse.after')}</h3>
      <ol className="sp-next">
        <li>{t('refuse.told')}</li>
        <li>{t('refuse.back', { time: momentText(until, zone, language) })}</li>
        {others > 0 && <li>{t('refuse.others', { count: others })}</li>}
      </ol>
      <div className="sp-foot">
        <Button variant="outline" onClick={onClose}>
          {t('refuse.notNow')}
        </Button>
        <Button variant="danger-fill" loading={sending} loadingText={t('refuse.act')} onClick={act}>
          {t('refuse.act')}
        </Button>
      </div>
    </Sheet>
  );
}
