import type { MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import { gift, megaphone } from '@meetingapp/ui/icons/icons-home.ts';
import { receiptText } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { award, calendarClock, fileText, timer } from '@meetingapp/ui/icons/icons-topics.ts';

export const kindIcons: Readonly<Record<MessageKind, string>> = {
  registration: receiptText,
  programme: calendarClock,
  organiser: megaphone,
  papers: fileText,
  reminder: timer,
  credits: award,
  activities: gift,
};
