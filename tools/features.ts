/**
 * The closed list of feature names. A feature bears the same word in the contract, the domain, the texts, the server, the phone,
 * the console, the demo and the browser tests; the structure check refuses any other.
 */
export const features = [
  'accounts',
  'activities',
  'agenda',
  'certificates',
  'checkin',
  'comments',
  'conference',
  'credits',
  'exam',
  'exhibition',
  'files',
  'home',
  'hotel',
  'live',
  'lottery',
  'meetings',
  'members',
  'messages',
  'news',
  'orders',
  'papers',
  'people',
  'photos',
  'registration',
  'signature',
  'speakers',
  'staff',
  'statistics',
  'survey',
  'video',
] as const;

export type Feature = (typeof features)[number];
