import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import type { Ports } from '../../../ports/ports.ts';

/** A channel without configuration fails visibly, except the messenger, for which each template is registered on its own. */
export const isConfigured = ({ messenger }: Pick<Ports, 'messenger'>, channel: Channel, template: string): boolean =>
  channel !== 'messenger' || messenger?.hasTemplate(template) === true;
