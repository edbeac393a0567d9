import './Contacts.css';
import type { Contact } from '@meetingapp/contract/conference.ts';
import { Copyable } from '@meetingapp/ui/Copyable.tsx';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { mail, phone } from '@meetingapp/ui/icons-topics.ts';
import { useT } from '../../../lib/texts.ts';

/** Whom to ask about what: one tap calls or writes, one copies. */
export function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  const t = useT('conference');
  if (contacts.length === 0) return null;
  return (
    <section id="contacts">
      <div className="head">
        <h2>{t('contacts')}</h2>
      </div>
      <ul className="contacts">
        {contacts.map((contact) => (
          <li key={`${contact.duty}${contact.name}`}>
            <div className="grow">
              <b>{contact.duty}</b>
              <span>{contact.name}</span>
              {contact.phone !== '' && (
                <Copyable text={contact.phone} label={t('copyPhone')} copiedLabel={t('copied')} />
              )}
              {contact.email !== '' && (
                <Copyable text={contact.email} label={t('copyEmail')} copiedLabel={t('copied')} />
              )}
            </div>
            {contact.phone !== '' && (
              <a
                className="act"
                href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}
                aria-label={t('call', { name: contact.name })}
              >
                <Icon icon={phone} />
              </a>
            )}
            {contact.email !== '' && (
              <a className="act" href={`mailto:${contact.email}`} aria-label={t('write', { name: contact.name })}>
                <Icon icon={mail} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
