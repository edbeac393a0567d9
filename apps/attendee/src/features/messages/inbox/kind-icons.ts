import type { MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import type { InboxMessage } from '@meetingapp/contract/messages/inbox.ts';
import { clock } from '@meetingapp/ui/icons/icons.ts';
import { gift, megaphone } from '@meetingapp/ui/icons/icons-home.ts';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { award, calendarClock, fileText, mapPin, timer } from '@meetingapp/ui/icons/icons-topics.ts';

const kindIcons: Readonly<Record<MessageKind, string>> = {
  registration: receiptText,
  programme: calendarClock,
  organiser: megaphone,
  papers: fileText,
  reminder: timer,
  credits: award,
  activities: gift,
};

/** A message about one change of hall or time has a sign of its own. */
export function iconOf({ kind, changes }: Pick<InboxMessage, 'kind' | 'changes'>): string {
  const [change] = changes;
  if (!change || changes.length > 1) return kindIcons[kind];
  return change.what === 'hall' ? mapPin : clock;
}
