import type { User } from '@meetingapp/contract/accounts/account.ts';
import type { OwnerProof } from '@meetingapp/domain/accounts/owner-proof.ts';
import { Sheet } from '@meetingapp/ui/feedback/Sheet.tsx';
import { useState } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { NewAddress } from './NewAddress.tsx';
import { OwnerProofForm } from './OwnerProofForm.tsx';

interface ChangeAddressProps {
  channel: 'phone' | 'email';
  user: User;
  proofs: readonly OwnerProof[];
  onClose: () => void;
}

/** Changes or adds the phone number or e-mail address of the log-in: first the proof that the owner acts, then the new one with its code. */
export function ChangeAddress({ channel, user, proofs, onClose }: ChangeAddressProps) {
  const t = useT('accounts');
  const app = useT('app');
  const [proven, setProven] = useState(proofs.length === 0);
  const [to, setTo] = useState('');
  const known = user[channel] !== '';
  return (
    <Sheet open onClose={onClose} title={t(`address.${channel}.${known ? 'change' : 'add'}`)} closeLabel={app('close')}>
      {proven ? (
        <NewAddress channel={channel} to={to} onTo={setTo} onExpired={() => setProven(false)} onDone={onClose} />
      ) : (
        <OwnerProofForm user={user} proofs={proofs} onProven={() => setProven(true)} />
      )}
    </Sheet>
  );
}
