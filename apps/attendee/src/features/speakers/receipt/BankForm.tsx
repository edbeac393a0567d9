import { speakerReceiptCalls as calls } from '@meetingapp/contract/speakers/receipt.ts';
import { isBankNumber } from '@meetingapp/domain/speakers/receipts.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

/** The account to pay to. It is not read back: a new one replaces it. */
export function BankForm({ who, onClose }: { who: PersonOf; onClose: () => void }) {
  const t = useT('speakerReceipt');
  const app = useT('app');
  const [holder, setHolder] = useState('');
  const [name, setName] = useState('');
  const [number, setNumber] = useState('');
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState('');
  const { send, sending } = useSend(calls.saveBank);
  const bad = !isBankNumber(number.replaceAll(/[\s-]/g, ''));
  const needed = (text: string) => (tried && text.trim() === '' ? t('form.needed') : undefined);

  async function save(): Promise<void> {
    setTried(true);
    if (holder.trim() === '' || name.trim() === '' || bad) return;
    const body = { ...who, bankHolder: holder.trim(), bankName: name.trim(), bankNumber: number.trim() };
    const outcome = await send(body, { quiet: true });
    invalidate(calls.receipts);
    if (!outcome.ok) return setWrong(outcome.failure.msg);
    showSuccess(t('bank.saved'));
    onClose();
  }
  return (
    <Sheet open onClose={onClose} title={t('bank.title')} closeLabel={app('close')}>
      <Note>{t('bank.text')}</Note>
      <div className="fields tr-fields">
        <TextField
          label={t('bank.holder')}
          value={holder}
          onChange={setHolder}
          maxLength={80}
          autoComplete="name"
          required
          error={needed(holder)}
        />
        <TextField
          label={t('bank.name')}
          hint={t('bank.nameText')}
          value={name}
          onChange={setName}
          maxLength={100}
          required
          error={needed(name)}
        />
        <TextField
          label={t('bank.number')}
          value={number}
          onChange={setNumber}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
          required
          error={tried && bad ? t('bank.numberWrong') : undefined}
        />
      </div>
      <div role="alert">{wrong !== '' && <Note kind="bad">{wrong}</Note>}</div>
      <div className="sp-foot">
        <Button loading={sending} onClick={() => void save()}>
          {t('bank.save')}
        </Button>
      </div>
    </Sheet>
  );
}
