import type { User } from '@meetingapp/contract/accounts/account.ts';
import type { OwnerProof } from '@meetingapp/domain/accounts/owner-proof.ts';
import { lock } from '@meetingapp/ui/icons/icons.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { mail, messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useState } from 'react';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { noteTypedAddress } from '../parts/use-known-person.ts';
import { ChangeAddress } from './ChangeAddress.tsx';
import { SignOnLinks } from './SignOnLinks.tsx';

const icons = { phone: smartphone, email: mail } as const;

interface LogInWaysProps {
  user: User;
  proofs: readonly OwnerProof[];
}

/** Phone number, e-mail address, password, messenger and providers of societies with which the person logs in. */
export function LogInWays({ user, proofs }: LogInWaysProps) {
  const t = useT('accounts');
  const [changed, setChanged] = useState<'phone' | 'email' | null>(null);
  return (
    <>
      <div className="head">
        <h2>{t('profile.contacts')}</h2>
      </div>
      <List>
        {(['phone', 'email'] as const).map((channel) => (
          <ListRow
            key={channel}
            icon={icons[channel]}
            title={t(`profile.${channel}`)}
            text={user[channel] || t('address.none')}
            trailing={
              <button
                type="button"
                className="link"
                aria-label={t(`address.${channel}.${user[channel] ? 'change' : 'add'}`)}
                onClick={() => setChanged(channel)}
              >
                {t(user[channel] ? 'address.change' : 'address.add')}
              </button>
            }
          />
        ))}
        {(user.phone || user.email) && (
          <ListRow
            icon={lock}
            title={t('password')}
            text={t(proofs.includes('password') ? 'address.passwordSet' : 'address.none')}
            trailing={
              <Link
                name="reset"
                query={{ back: location.pathname + location.search }}
                className="link"
                aria-label={t(proofs.includes('password') ? 'address.changePassword' : 'address.setPassword')}
                onClick={() => noteTypedAddress(user.phone || user.email)}
              >
                {t(proofs.includes('password') ? 'address.alter' : 'address.set')}
              </Link>
            }
          />
        )}
        {user.uWechat && <ListRow icon={messageCircle} title={t('profile.messenger')} text={t('profile.linked')} />}
        <SignOnLinks />
      </List>
      {changed && <ChangeAddress channel={changed} user={user} proofs={proofs} onClose={() => setChanged(null)} />}
    </>
  );
}
