import type { User } from '@meetingapp/contract/accounts/account.ts';
import { profileCalls } from '@meetingapp/contract/accounts/profile.ts';
import type { OwnerProof } from '@meetingapp/domain/accounts/owner-proof.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { PasswordField } from '@meetingapp/ui/forms/PasswordField.tsx';
import { useState } from 'react';
import { useSend } from '../../../lib/calls/use-call.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { OneTimeCode } from '../parts/OneTimeCode.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { codeFault } from '../view.ts';

interface OwnerProofFormProps {
  user: User;
  /** At least one. */
  proofs: readonly OwnerProof[];
  onProven: () => void;
}

/** Asks for a code to the present phone number or e-mail address, or for the password. */
export function OwnerProofForm({ user, proofs, onProven }: OwnerProofFormProps) {
  const t = useT('accounts');
  const [by, setBy] = useState<OwnerProof>(proofs[0] ?? 'password');
  return (
    <>
      <p className="lead ink-2">{t('address.proof')}</p>
      {proofs.length > 1 && (
        <Segments
          label={t('address.how')}
          value={by}
          onChange={(value) => setBy(proofs.find((proof) => proof === value) ?? by)}
          options={proofs.map((proof) => ({ value: proof, label: t(`address.by.${proof}`) }))}
        />
      )}
      <Proof key={by} by={by} to={by === 'password' ? '' : user[by]} onProven={onProven} />
    </>
  );
}

function Proof({ by, to, onProven }: { by: OwnerProof; to: string; onProven: () => void }) {
  const t = useT('accounts');
  const { send, sending } = useSend(profileCalls.confirmOwner);
  const field = by === 'password' ? 'password' : 'code';
  const form = useAccountForm(
    { code: codeFault, password: (password) => (password === '' ? 'passwordMissing' : null) },
    { to },
  );

  async function submit(secret: string = form.values[field]): Promise<void> {
    if (sending || !form.check([field], { ...form.values, [field]: secret })) return;
    const outcome = await send({ by, secret });
    if (outcome.ok) onProven();
    else form.blame(outcome.failure);
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
      {by === 'password' ? (
        <PasswordField
          {...form.input('password')}
          label={t('password')}
          required
          autoComplete="current-password"
          enterKeyHint="done"
          maxLength={128}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      ) : (
        <>
          <p className="ink-2">{t('address.codeTo', { to })}</p>
          <OneTimeCode form={form} purpose="login" onComplete={(code) => void submit(code)} />
        </>
      )}
      <Button type="submit" loading={sending} loadingText={t('sending')}>
        {t('address.next')}
      </Button>
    </form>
  );
}
