import type { exhibitionFields as source } from '../../zh/exhibition/fields.ts';
import type { Texts } from '../../texts.ts';

export const exhibitionFields = {
  showid: 'Stand',
  visited: 'Visited',
  noticeVersion: 'Version of the notice',
  leadId: 'Card',
  interest: 'Interest',
  products: 'Products',
  exhibitor: 'Exhibitor',
  'exhibitor.name': 'Name',
  'exhibitor.booth': 'Booth',
  exhibitorId: 'Exhibitor',
  deal: 'State of the booth',
  price: 'Price',
  heldUntil: 'Held until',
  stand: 'Contents of the stand',
  films: 'Videos',
  meeting: 'Department meeting',
  dmid: 'Department meeting',
  department: 'Department',
  host: 'Host',
  materials: 'Materials',
  keepUntil: 'Cards kept until',
} as const satisfies Texts<typeof source>;
