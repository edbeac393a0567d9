import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shortDay } from '../../../lib/time/dates.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { groupByDay } from '../view.ts';
import { MessageRow } from './MessageRow.tsx';

const DAY_MS = 86_400_000;

/** Messages grouped by day, newest first. */
export function MessageDays({ messages, zone }: { messages: readonly InboxMessage[]; zone: string }) {
  const t = useT('messagesInbox');
  const language = useLanguage();
  const today = dayOf(serverClock.now(), zone);
  const yesterday = dayOf(serverClock.now() - DAY_MS, zone);
  function nameOf(day: string): string {
    if (day === today) return t('today');
    if (day === yesterday) return t('yesterday');
    return shortDay(day, language);
  }
  return groupByDay(messages, zone).map(({ day, messages: own }) => (
    <section key={day}>
      <h2 className="inbox-day">{nameOf(day)}</h2>
      <ul className="list">
        {own.map((message) => (
          <MessageRow key={message.id} message={message} zone={zone} />
        ))}
      </ul>
    </section>
  ));
}
