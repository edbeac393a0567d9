import type { developersServer as source } from '../../zh/developers/server.ts';
import type { Texts } from '../../texts.ts';

export const developersServer = {
  person: 'Lin Zhiyuan',
  hospital: 'Yunling County Hospital',
  congress: '2027 National Congress of Cardiology',
  city: 'Hangzhou',
  venue: 'International Convention Centre',
  hall: 'Main hall',
  floor: 'Level 1',
  registrationForm: 'General registration form',
  nameLabel: 'Name',
  phoneLabel: 'Mobile phone',
  delegate: 'Delegate',
  paidSubject: 'Payment received',
  paidBody: 'We have received your payment. Your registration is confirmed.',
  entrance: 'Main entrance',
} as const satisfies Texts<typeof source>;
