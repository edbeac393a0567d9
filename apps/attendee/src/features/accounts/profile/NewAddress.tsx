import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { showSuccess } from '@meetingapp/ui/feedback/feedback.ts';
import { TextField } from '@meetingapp/ui/forms/TextField.tsx';
import { invalidate } from '../../../lib/calls/call-cache.ts';
import { useSend } from '../../../lib/calls/use-call.ts';
import { updateUser } from '../../../lib/session/account.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { OneTimeCode } from '../parts/OneTimeCode.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { codeFault, newAddressFault } from '../view.ts';

interface NewAddressProps {
  channel: 'phone' | 'email';
  /** What was typed before the proof had to be repeated. */
  to: string;
  onTo: (to: string) => void;
  /** The proof is too old by now. */
  onExpired: () => void;
  onDone: () => void;
}

/** The new phone number or e-mail address, and the code sent to it. */
export function NewAddress({ channel, to, onTo, onExpired, onDone }: NewAddressProps) {
  const t = useT('accounts');
  const { send, sending } = useSend(profileCalls.changeAddress);
  const form = useAccountForm({ to: (typed) => newAddressFault(typed, channel), code: codeFault }, { to });
  const { onChange, ...input } = form.input('to');

  async function submit(code: string = form.values.code): Promise<void> {
    if (sending || !form.check(['to', 'code'], { ...form.values, code })) return;
    const outcome = await send({ to: form.values.to, code });
    if (!outcome.ok) {
      form.blame(outcome.failure);
      if (outcome.failure.name === 'owner_unconfirmed') onExpired();
      return;
    }
    updateUser(outcome.answer.user);
    invalidate(profileCalls.profile);
    showSuccess(t('address.done'));
    onDone();
  }
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        {...input}
        onChange={(value) => {
          onChange(value);
          onTo(value);
        }}
        label={t(`address.${channel}.new`)}
        hint={channel === 'phone' ? t('toHint') : undefined}
        required
        inputMode={channel === 'phone' ? 'tel' : 'email'}
        autoComplete={channel === 'phone' ? 'tel' : 'email'}
        enterKeyHint="next"
        maxLength={120}
      />
      <OneTimeCode form={form} purpose="register" onComplete={(code) => void submit(code)} />
      <Button type="submit" loading={sending} loadingText={t('sending')}>
        {t('address.save')}
      </Button>
    </form>
  );
}
