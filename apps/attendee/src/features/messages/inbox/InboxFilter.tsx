import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { countUnseen, presentKinds } from '../view.ts';
import type { Shown } from '../view.ts';

interface Props {
  messages: readonly InboxMessage[];
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** All, unread, and the kinds that occur, each with its unread number. */
export function InboxFilter({ messages, shown, onChange }: Props) {
  const t = useT('messagesInbox');
  const unread = countUnseen(messages);
  const options: { value: Shown; label: string }[] = [
    { value: 'all', label: t('all') },
    { value: 'unread', label: unread > 0 ? t('unread', { count: unread }) : t('noUnread') },
    ...presentKinds(messages).map(({ kind, unseen }) => {
      const name = t(`kinds.${kind}`);
      return { value: kind, label: unseen > 0 ? `${name} ${unseen}` : name };
    }),
  ];
  return (
    <div className="list-strip inbox-strip" role="group" aria-label={t('filter')}>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={joinClasses('chip', value === shown && 'on')}
          aria-pressed={value === shown}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
