import type { PathName } from './paths.ts';

/** Chapters of the handbook in its order, each a file `docs/guide/<language>/<name>.md`. */
export const chapterNames = [
  'start',
  'conference',
  'form',
  'fees',
  'hotels',
  'programme',
  'home',
  'publishing',
  'registrations',
  'groups',
  'orders',
  'invoices',
  'messages',
  'checkin',
  'speakers',
  'papers',
  'live',
  'activities',
  'exams',
  'credits',
  'exhibition',
  'staff',
  'interfaces',
  'backup',
] as const;
export type ChapterName = (typeof chapterNames)[number];

/** `chapter`, or `chapter#section` with the section's address (build/guide.ts). */
export type ChapterAddress = ChapterName | `${ChapterName}#${string}`;

/** What the handbook says about each page. */
export const chapters: Readonly<Record<Exclude<PathName, 'help' | 'helpChapter' | 'conference'>, ChapterAddress>> = {
  conferences: 'start',
  account: 'start#log-in-safely',
  dashboard: 'start#see-what-waits',
  checklist: 'start#the-order-of-a-first-congress',
  traffic: 'publishing#see-who-visits',
  broadcastFigures: 'live#after-the-broadcast',
  forms: 'form',
  fees: 'fees',
  hotel: 'hotels',
  registrations: 'registrations',
  waiting: 'registrations#the-waiting-list',
  groups: 'groups',
  newRegistration: 'registrations#register-somebody-yourself',
  members: 'fees#prices-for-members',
  credits: 'credits',
  certificates: 'credits#certificates',
  registrationImport: 'registrations#import-a-list',
  imports: 'start#import-and-export-lists',
  programmeExchange: 'programme#import-and-export',
  programme: 'programme',
  people: 'speakers',
  papers: 'papers',
  reviews: 'papers#review-a-paper',
  home: 'home',
  notices: 'home#notices-and-news',
  messages: 'messages',
  news: 'home#notices-and-news',
  videos: 'home#pages-and-videos',
  pages: 'home#pages-and-videos',
  exhibition: 'exhibition',
  departments: 'exhibition#department-meetings',
  exams: 'exams#make-an-exam',
  surveys: 'exams#make-a-survey',
  comments: 'activities#answer-comments',
  activities: 'activities',
  questions: 'exams#the-question-bank',
  photos: 'activities#photos-and-introductions',
  speakers: 'speakers#ask-speakers',
  slides: 'speakers#collect-slides',
  travel: 'speakers#travel-and-cars',
  corrections: 'speakers#corrections',
  agreements: 'speakers#agreements',
  receipts: 'speakers#reimbursements',
  lottery: 'activities#draw-prizes',
  checkin: 'checkin',
  desk: 'checkin#the-walk-up-desk',
  live: 'live',
  liveDesk: 'live#during-the-broadcast',
  orders: 'orders',
  bank: 'orders#bank-transfers',
  bills: 'orders#reconcile-with-the-provider',
  invoices: 'invoices',
  tasks: 'start#background-tasks',
  staff: 'staff',
  audit: 'staff#the-audit-log',
  developers: 'interfaces',
  settings: 'conference',
  privacy: 'staff#personal-data',
};

/** Below `/console`. */
export function helpAddress(to: ChapterAddress, cid: number | null): string {
  const [chapter = '', section] = to.split('#');
  const from = cid === null ? '' : `?cid=${cid}`;
  return `/help/${chapter}${from}${section === undefined ? '' : `#${section}`}`;
}
