import { documentKinds, speakerPersonCalls as calls } from '@meetingapp/contract/speakers/person.ts';
import { isDocumentNumber } from '@meetingapp/domain/speakers/travel.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

/** The number of a document for a ticket. It is not read back: a new one replaces it. */
export function DocumentForm({ there, who, onClose }: { there: boolean; who: PersonOf; onClose: () => void }) {
  const t = useT('speakerPerson');
  const app = useT('app');
  const [kind, setKind] = useState<(typeof documentKinds)[number]>('id_card');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState('');
  const saving = useSend(calls.saveDocument);
  const removing = useSend(calls.removeDocument);
  const value = number.trim().toUpperCase();
  const bad = !isDocumentNumber(kind, value);

  async function save(): Promise<void> {
    setTried(true);
    if (bad) return;
    const outcome = await saving.send({ ...who, document: kind, documentNumber: value }, { quiet: true });
    done(outcome.ok ? null : outcome.failure.msg, t('document.saved'));
  }
  async function remove(): Promise<void> {
    const outcome = await removing.send(who, { quiet: true });
    done(outcome.ok ? null : outcome.failure.msg, t('document.removed'));
  }
  function done(failure: string | null, said: string): void {
    if (failure !== null) return setWrong(failure);
    invalidate(calls.me);
    showSuccess(said);
    onClose();
  }
  return (
    <Sheet open onClose={onClose} title={t('document.title')} closeLabel={app('close')}>
      <Note>{t('document.text')}</Note>
      <Chips
        legend={t('document.kind')}
        value={kind}
        onChange={(next) => setKind(documentKinds.find((one) => one === next) ?? 'id_card')}
        options={documentKinds.map((one) => ({ value: one, label: t(`document.kinds.${one}`) }))}
      />
      <div className="fields tr-fields">
        <TextField
          label={t('document.number')}
          value={number}
          onChange={setNumber}
          maxLength={20}
          autoComplete="off"
          required
          error={tried && bad ? t(`document.wrong.${kind}`) : undefined}
        />
      </div>
      <div role="alert">{wrong !== '' && <Note kind="bad">{wrong}</Note>}</div>
      <div className="sp-foot">
        {there && (
          <Button variant="outline" loading={removing.sending} onClick={() => void remove()}>
            {t('document.remove')}
          </Button>
        )}
        <Button loading={saving.sending} onClick={() => void save()}>
          {t('document.save')}
        </Button>
      </div>
    </Sheet>
  );
}
