/**
 * Addresses of the console below `/console`. `$cid` is the conference. Links are built by `address`, so a missing parameter does not
 * compile.
 */
export const paths = {
  conferences: '/',
  /** The user's password, second factor and sessions. */
  account: '/account',
  /** Contents of the handbook, and one of its chapters. */
  help: '/help',
  helpChapter: '/help/$chapter',
  /** Redirects to the first page that the user may open. */
  conference: '/c/$cid',
  dashboard: '/c/$cid/overview',
  checklist: '/c/$cid/checklist',
  traffic: '/c/$cid/traffic',
  broadcastFigures: '/c/$cid/broadcasts/$broadcastId/figures',
  forms: '/c/$cid/forms',
  fees: '/c/$cid/fees',
  hotel: '/c/$cid/hotel',
  registrations: '/c/$cid/registrations',
  waiting: '/c/$cid/waiting',
  groups: '/c/$cid/groups',
  newRegistration: '/c/$cid/registrations/new',
  members: '/c/$cid/members',
  credits: '/c/$cid/credits',
  certificates: '/c/$cid/certificates',
  registrationImport: '/c/$cid/registrations/import',
  memberImport: '/c/$cid/members/import',
  codeImport: '/c/$cid/fees/codes/import',
  roomNumbers: '/c/$cid/hotel/numbers',
  inventoryImport: '/c/$cid/hotel/import',
  programmeExchange: '/c/$cid/programme/exchange',
  programme: '/c/$cid/programme',
  people: '/c/$cid/people',
  papers: '/c/$cid/papers',
  reviews: '/c/$cid/reviews',
  home: '/c/$cid/home',
  notices: '/c/$cid/notices',
  messages: '/c/$cid/messages',
  news: '/c/$cid/news',
  videos: '/c/$cid/videos',
  pages: '/c/$cid/pages',
  exhibition: '/c/$cid/exhibition',
  departments: '/c/$cid/departments',
  exams: '/c/$cid/exams',
  surveys: '/c/$cid/surveys',
  comments: '/c/$cid/comments',
  activities: '/c/$cid/activities',
  questions: '/c/$cid/questions',
  itemImport: '/c/$cid/questions/import',
  photos: '/c/$cid/photos',
  speakers: '/c/$cid/speakers',
  agreements: '/c/$cid/speakers/agreements',
  receipts: '/c/$cid/speakers/receipts',
  slides: '/c/$cid/speakers/slides',
  travel: '/c/$cid/speakers/travel',
  agencyImport: '/c/$cid/speakers/travel/import',
  corrections: '/c/$cid/speakers/corrections',
  lottery: '/c/$cid/lottery',
  checkin: '/c/$cid/checkin',
  desk: '/c/$cid/desk',
  live: '/c/$cid/live',
  liveDesk: '/c/$cid/live/desk',
  orders: '/c/$cid/orders',
  bank: '/c/$cid/orders/bank',
  bills: '/c/$cid/orders/bills',
  invoices: '/c/$cid/orders/invoices',
  imports: '/c/$cid/imports',
  tasks: '/c/$cid/tasks',
  staff: '/c/$cid/staff',
  audit: '/c/$cid/audit',
  developers: '/c/$cid/developers',
  rehearsal: '/c/$cid/rehearsal',
  rehearsalSetUp: '/c/$cid/rehearsal/new',
  settings: '/c/$cid/settings',
  privacy: '/c/$cid/privacy',
} as const;

export type PathName = keyof typeof paths;
type Names<Path> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;
export type PathParts<Name extends PathName> = { readonly [Part in Names<(typeof paths)[Name]>]: string | number };

/** Address of a page, without `/console`. */
export function address<Name extends PathName>(
  name: Name,
  ...[parts]: Names<(typeof paths)[Name]> extends never ? [] : [parts: PathParts<Name>]
): string {
  const values: Readonly<Record<string, string | number>> = parts ?? {};
  return paths[name].replace(/\$(\w+)/g, (_all, part: string) => encodeURIComponent(String(values[part])));
}
