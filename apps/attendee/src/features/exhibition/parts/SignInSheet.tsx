import { departmentCalls as calls } from '@meetingapp/contract/exhibition/department.ts';
import { readDigits, SIGN_IN_DIGITS } from '@meetingapp/domain/exhibition/sign-in-code.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess, showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { useState, type FormEvent } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/dates.ts';

interface SignInSheetProps {
  dmid: string;
  zone: string;
  /** Digits of a scanned code; '' when they are typed. */
  given: string;
  close: () => void;
  signed: () => void;
}

/** Asks for the digits that the host shows. Nothing is sent before the person taps. */
export function SignInSheet({ dmid, zone, given, close, signed }: SignInSheetProps) {
  const t = useT('department');
  const app = useT('app');
  const sign = useSend(calls.sign);
  const [digits, setDigits] = useState(readDigits(given).slice(0, SIGN_IN_DIGITS));
  const [wrong, setWrong] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (digits.length < SIGN_IN_DIGITS) return setWrong(t('signIn.short'));
    const outcome = await sign.send({ dmid, digits }, { quiet: true });
    if (!outcome.ok) {
      showTopTip(outcome.failure.msg);
      return close();
    }
    const { signedAt, tries } = outcome.answer;
    if (signedAt === null)
      return setWrong(
        tries.until === null
          ? t('signIn.wrong', { left: tries.left })
          : t('wrongWait', { at: clockText(tries.until, zone) }),
      );
    showSuccess(t('signDone'));
    signed();
  }
  return (
    <Sheet open onClose={close} title={t('sign')} closeLabel={app('close')}>
      <form className="dm-form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('signIn.digits')}
          value={digits}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          hint={t('signIn.ask')}
          error={wrong || undefined}
          onChange={(text) => {
            setWrong('');
            setDigits(readDigits(text).slice(0, SIGN_IN_DIGITS));
          }}
        />
        <Button type="submit" loading={sign.sending} loadingText={app('submitting')}>
          {t('sign')}
        </Button>
      </form>
    </Sheet>
  );
}
