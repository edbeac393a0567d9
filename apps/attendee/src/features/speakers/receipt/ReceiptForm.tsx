import { receiptKinds, speakerReceiptCalls as calls } from '@meetingapp/contract/speakers/receipt.ts';
import { checkPictureFile, pictureTypes } from '@meetingapp/domain/registration/kinds/picture.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { PictureField } from '@meetingapp/ui/forms/PictureField.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useEffect, useState } from 'react';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { PersonOf } from '../view.ts';

/** Fen. */
const MOST = 10_000_000;

/** Fen of a typed amount with at most two decimals; null: not an amount in the limits. */
function fenOf(text: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  const fen = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
  return fen > 0 && fen <= MOST ? fen : null;
}

/** Today on this phone, YYYY-MM-DD. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** One receipt: its picture, what it was for, how much and when. */
export function ReceiptForm({ who, onClose }: { who: PersonOf; onClose: () => void }) {
  const t = useT('speakerReceipt');
  const app = useT('app');
  const [picture, setPicture] = useState<{ file: File; address: string } | null>(null);
  const [kind, setKind] = useState<(typeof receiptKinds)[number]>('ticket');
  const [amount, setAmount] = useState('');
  const [day, setDay] = useState(today);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState('');
  const { send, sending } = useSend(calls.addReceipt);
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture.address) : undefined), [picture]);
  const fen = fenOf(amount);

  function pick(file: File): void {
    setWrong('');
    if (checkPictureFile({ type: file.type, bytes: file.size })) setWrong(t('form.pictureKind'));
    else setPicture({ file, address: URL.createObjectURL(file) });
  }
  async function save(): Promise<void> {
    setTried(true);
    if (!picture || fen === null || day === '') return;
    const outcome = await send(
      {
        ...who,
        linkKey: who.linkKey ?? '',
        receiptKind: kind,
        receiptAmount: fen,
        spentOn: day,
        receiptWords: words.trim(),
      },
      { quiet: true, file: picture.file },
    );
    invalidate(calls.receipts);
    if (!outcome.ok) return setWrong(outcome.failure.msg);
    showSuccess(t('form.sent'));
    onClose();
  }
  return (
    <Sheet open tall onClose={onClose} title={t('form.title')} closeLabel={app('close')}>
      <div className="fields">
        <PictureField
          label={t('form.picture')}
          required
          picture={picture?.address}
          title={t(picture ? 'form.change' : 'form.take')}
          text={t('form.takeText')}
          accept={pictureTypes.join(',')}
          onPick={pick}
          onRemove={() => setPicture(null)}
          removeLabel={t('form.removePicture')}
          error={tried && !picture ? t('form.pictureNeeded') : undefined}
        />
        <Chips
          legend={t('form.kind')}
          value={kind}
          onChange={(value) => setKind(receiptKinds.find((one) => one === value) ?? 'other')}
          options={receiptKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        />
        <TextField
          label={t('form.amount')}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          maxLength={9}
          required
          error={tried && fen === null ? t('form.amountWrong') : undefined}
        />
        <TextField
          label={t('form.day')}
          type="date"
          value={day}
          onChange={setDay}
          required
          error={tried && day === '' ? t('form.needed') : undefined}
        />
        <TextField label={t('form.words')} value={words} onChange={setWords} maxLength={200} />
      </div>
      <div role="alert">{wrong !== '' && <Note kind="bad">{wrong}</Note>}</div>
      <div className="sp-foot">
        <Button loading={sending} onClick={() => void save()}>
          {t('form.send')}
        </Button>
      </div>
    </Sheet>
  );
}
