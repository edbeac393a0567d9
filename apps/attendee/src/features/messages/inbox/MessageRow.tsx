import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useState } from 'react';
import { AddressLink } from '../../../lib/navigation/navigation.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { clockText } from '../../../lib/time/dates.ts';
import { markSeen } from '../data.ts';
import { isLong, withoutGaps } from '../view.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { iconOf } from './kind-icons.ts';
import { MessageActions } from './MessageActions.tsx';

/** A message: opening it marks it as seen and follows its link; without a link it shows the whole text. */
export function MessageRow({ message, zone }: { message: InboxMessage; zone: string }) {
  const t = useT('messagesInbox');
  const [open, setOpen] = useState(false);
  const { id, kind, subject, changes, actions, link, at, seen } = message;
  // The cards say what the lines of the text do.
  const text = changes.length > 0 ? '' : message.text;
  const long = isLong(text);
  const see = (): void => {
    if (!seen) void markSeen([id]);
  };
  function toggle(): void {
    see();
    if (long) setOpen(!open);
  }
  const title = (
    <>
      {!seen && <span className="sr">{t('isUnread')} </span>}
      {subject}
    </>
  );
  return (
    <li className={joinClasses('inbox-row', !seen && 'new')}>
      <span className={`inbox-icon ${kind}`}>
        <Icon icon={iconOf(message)} size="s" />
      </span>
      <div className="grow">
        <p className="inbox-head">
          {link === '' ? (
            <button type="button" className="inbox-open" aria-expanded={long ? open : undefined} onClick={toggle}>
              {title}
            </button>
          ) : (
            <AddressLink address={link} className="inbox-open" onClick={see}>
              {title}
            </AddressLink>
          )}
          <time dateTime={at}>{clockText(at, zone)}</time>
        </p>
        {text !== '' && (
          <p className={joinClasses('inbox-text', long && !open && 'cut')}>{open ? text : withoutGaps(text)}</p>
        )}
        {changes.map((change) => (
          <ChangeCard key={`${change.what} ${change.title}`} change={change} named={changes.length > 1} />
        ))}
        {long && link === '' && (
          <span className="inbox-more" aria-hidden="true">
            {t(open ? 'less' : 'more')}
          </span>
        )}
        {long && link !== '' && (
          <button type="button" className="link inbox-more" aria-expanded={open} onClick={toggle}>
            {t(open ? 'less' : 'more')}
            <span className="sr"> {subject}</span>
          </button>
        )}
        <MessageActions actions={actions} subject={subject} see={see} />
      </div>
    </li>
  );
}
