import './Contacts.css';
import type { Contact } from '@meetingapp/contract/conference/conference.ts';
import { Copyable } from '@meetingapp/ui/actions/Copyable.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { mail } from '@meetingapp/ui/icons/icons-topics.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { CallLink } from './CallLink.tsx';

/** People with buttons to call, write and copy; the duty comes first unless a heading shows it. */
export function ContactLines({ contacts, grouped }: { contacts: readonly Contact[]; grouped?: boolean }) {
  const t = useT('conference');
  return (
    <ul className="contacts">
      {contacts.map((contact) => (
        <li key={`${contact.duty}${contact.name}${contact.phone}`}>
          <div className="grow">
            {grouped ? <b>{contact.name}</b> : <b>{contact.duty}</b>}
            {!grouped && <span>{contact.name}</span>}
            {contact.phone !== '' && <Copyable text={contact.phone} label={t('copyPhone')} copiedLabel={t('copied')} />}
            {contact.email !== '' && <Copyable text={contact.email} label={t('copyEmail')} copiedLabel={t('copied')} />}
          </div>
          {contact.phone !== '' && <CallLink phone={contact.phone} name={contact.name || contact.duty} />}
          {contact.email !== '' && (
            <a className="act" href={`mailto:${contact.email}`} aria-label={t('write', { name: contact.name })}>
              <Icon icon={mail} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
