import type { Contact } from '@meetingapp/contract/conference/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { ContactLines } from './ContactLines.tsx';

/** Contacts by duty: one tap calls or writes, another copies. */
export function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  const t = useT('conference');
  if (contacts.length === 0) return null;
  return (
    <section id="contacts">
      <div className="head">
        <h2>{t('contacts')}</h2>
      </div>
      <ContactLines contacts={contacts} />
    </section>
  );
}
