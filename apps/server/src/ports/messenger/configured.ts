import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import type { Messenger } from './messenger.ts';

/** A channel without configuration fails visibly, except the messenger, for which each template is registered on its own. */
export const isConfigured = (messenger: Messenger | null, channel: Channel, template: string): boolean =>
  channel !== 'messenger' || messenger?.hasTemplate(template) === true;
