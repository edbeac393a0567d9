import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import { mail, messageCircle, messageSquare } from '@meetingapp/ui/icons/icons-topics.ts';

export const channelIcons: Readonly<Record<Channel, string>> = {
  messenger: messageCircle,
  phone: messageSquare,
  email: mail,
};
