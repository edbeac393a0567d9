import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { bell, check, search } from '@meetingapp/ui/icons/icons.ts';
import { useState } from 'react';
import { ListSearch } from '../../../lib/parts/ListSearch.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { markSeen } from '../data.ts';
import { countUnseen, findMessages } from '../view.ts';
import type { Shown } from '../view.ts';
import { InboxFilter } from './InboxFilter.tsx';
import { MessageDays } from './MessageDays.tsx';

/** Search, filters and the messages that they leave. */
export function InboxList({ messages, zone }: { messages: readonly InboxMessage[]; zone: string }) {
  const t = useT('messagesInbox');
  const [shown, setShown] = useState<Shown>('all');
  const [words, setWords] = useState('');
  const found = findMessages(messages, shown, words);

  function showAll(): void {
    setShown('all');
    setWords('');
  }
  async function seeAll(): Promise<void> {
    const outcome = await markSeen(null);
    if (!outcome.ok) showTopTip(t('notMarked', { reason: outcome.failure.msg }));
  }
  if (messages.length === 0) return <EmptyState icon={bell} title={t('none')} text={t('noneText')} />;
  return (
    <>
      <ListSearch alone words={words} onWords={setWords} label={t('search')} clear={t('clear')} />
      <InboxFilter messages={messages} shown={shown} onChange={setShown} />
      {countUnseen(messages) > 0 && (
        <p className="inbox-all">
          <button type="button" className="link" onClick={() => void seeAll()}>
            {t('markAll')}
          </button>
        </p>
      )}
      {found.length > 0 ? (
        <MessageDays messages={found} zone={zone} />
      ) : (
        <EmptyState
          {...(shown === 'unread' && words.trim() === ''
            ? { icon: check, title: t('nothingUnread'), text: t('nothingUnreadText') }
            : { icon: search, title: t('notFound'), text: t('notFoundText') })}
          action={
            <button type="button" className={buttonClass('soft', 'sm')} onClick={showAll}>
              {t('showAll')}
            </button>
          }
        />
      )}
      <p className="inbox-tail">{t('tail')}</p>
    </>
  );
}
