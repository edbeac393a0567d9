import type { AnswerOf } from '@meetingapp/contract/call.ts';
import { recordingConsents, speakerStatementCalls as calls } from '@meetingapp/contract/speakers/statement.ts';
import { speakerCalls } from '@meetingapp/contract/speakers/task.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { TextArea } from '@meetingapp/ui/forms/TextArea.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

interface StatementFormProps {
  answer: AnswerOf<typeof calls.statement>;
  who: PersonOf;
  onClose: () => void;
}

/** States interests and consent to recording, under the texts in force. Nothing is chosen for the person. */
export function StatementForm({ answer, who, onClose }: StatementFormProps) {
  const t = useT('speakerAgreement');
  const app = useT('app');
  const language = useLanguage();
  // The texts and the version that the person reads; a newer answer does not change them under the reader.
  const [{ text, version, statement }] = useState(answer);
  const [interests, setInterests] = useState(statement === null ? '' : statement.hasInterests ? 'some' : 'none');
  const [words, setWords] = useState(statement?.words ?? '');
  const [recording, setRecording] = useState<string>(statement?.recording ?? '');
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState('');
  const saving = useSend(calls.saveStatement);
  const consent = recordingConsents.find((one) => one === recording);
  const wordless = interests === 'some' && words.trim() === '';

  async function save(): Promise<void> {
    setTried(true);
    if (interests === '' || !consent || wordless) return;
    const outcome = await saving.send(
      {
        ...who,
        seen: version,
        textNumber: text.number,
        hasInterests: interests === 'some',
        interestWords: interests === 'some' ? words.trim() : '',
        recordingConsent: consent,
      },
      { quiet: true },
    );
    invalidate(calls.statement);
    invalidate(speakerCalls.steps);
    if (!outcome.ok) return setWrong(outcome.failure.msg);
    showSuccess(t('statement.saved'));
    onClose();
  }
  return (
    <Sheet open onClose={onClose} title={t('statement.title')} closeLabel={app('close')}>
      {statement?.outdated && <Note kind="warn">{t('statement.outdatedText')}</Note>}
      <h3 className="t-md">{t('statement.interests.title')}</h3>
      <p className="t-sm ink-2 ag-text">{pickLanguage(text.interests, language)}</p>
      <Chips
        legend={t('statement.interests.title')}
        legendHidden
        error={tried && interests === '' ? t('statement.choose') : undefined}
        value={interests}
        onChange={setInterests}
        options={(['none', 'some'] as const).map((one) => ({ value: one, label: t(`statement.interests.${one}`) }))}
      />
      {interests === 'some' && (
        <div className="fields ag-fields">
          <TextArea
            label={t('statement.interests.words')}
            value={words}
            onChange={setWords}
            maxLength={1000}
            required
            error={tried && wordless ? t('statement.interests.wordsNeeded') : undefined}
          />
        </div>
      )}
      <h3 className="t-md ag-second">{t('statement.recording')}</h3>
      <p className="t-sm ink-2 ag-text">{pickLanguage(text.recording, language)}</p>
      <Chips
        legend={t('statement.recording')}
        legendHidden
        error={tried && !consent ? t('statement.choose') : undefined}
        value={recording}
        onChange={setRecording}
        options={recordingConsents.map((one) => ({ value: one, label: t(`statement.recordings.${one}`) }))}
      />
      <p className="t-sm ink-3 ag-after">{t('statement.version', { number: text.number })}</p>
      <div role="alert">{wrong !== '' && <Note kind="bad">{wrong}</Note>}</div>
      <div className="sp-foot">
        <Button loading={saving.sending} onClick={() => void save()}>
          {t('statement.save')}
        </Button>
      </div>
    </Sheet>
  );
}
