import type { User } from '@meetingapp/contract/accounts/account.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { mail, messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { SignOnLinks } from './SignOnLinks.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Phone number, e-mail address, messenger and providers of societies with which the person logs in. */
export function LogInWays({ user }: { user: User }) {
  const t = useT('accounts');
  return (
    <>
      <div className="head">
        <h2>{t('profile.contacts')}</h2>
      </div>
      <List>
        {user.phone && <ListRow icon={smartphone} title={t('profile.phone')} text={user.phone} />}
        {user.email && <ListRow icon={mail} title={t('profile.email')} text={user.email} />}
        {user.uWechat && <ListRow icon={messageCircle} title={t('profile.messenger')} text={t('profile.linked')} />}
        <SignOnLinks />
      </List>
    </>
  );
}
