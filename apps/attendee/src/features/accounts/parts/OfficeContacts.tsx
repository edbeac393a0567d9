import type { Contact } from '@meetingapp/contract/conference/conference.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useT } from '../../../lib/texts/texts.ts';

/** Contacts for a conference that is switched off; one tap calls or writes. */
export function OfficeContacts({ contacts }: { contacts: readonly Contact[] }) {
  const t = useT('accounts');
  if (contacts.length === 0) return null;
  return (
    <section>
      <div className="head">
        <h2>{t('stoppage.contacts')}</h2>
      </div>
      <List>
        {contacts.map(({ name, duty, phone, email }) => (
          <ListRow
            key={`${name}${phone}${email}`}
            title={name}
            text={duty || undefined}
            value={phone || email}
            href={phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : `mailto:${email}`}
          />
        ))}
      </List>
    </section>
  );
}
