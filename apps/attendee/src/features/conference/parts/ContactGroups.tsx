import '@meetingapp/ui/layout/Card.css';
import type { Contact } from '@meetingapp/contract/conference/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { byDuty } from '../view.ts';
import { ContactLines } from './ContactLines.tsx';

/** Contacts grouped by duty. */
export function ContactGroups({ contacts }: { contacts: readonly Contact[] }) {
  const t = useT('conference');
  return byDuty(contacts).map(({ duty, contacts: of }) => (
    <section key={duty}>
      <div className="head">
        <h2>{duty || t('otherDuty')}</h2>
      </div>
      <div className="card contact-card">
        <ContactLines contacts={of} grouped />
      </div>
    </section>
  ));
}
