import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { staff as staffEn } from '@meetingapp/locales/en/staff.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { staff as staffZh } from '@meetingapp/locales/zh/staff.ts';

/** Texts of the frame and of the log-in; they are bundled, because every first page shows them. */
export const firstTexts = {
  console: { zh: consoleZh, en: consoleEn },
  staff: { zh: staffZh, en: staffEn },
} as const;

/** Texts of the console, each feature and language its own chunk, loaded with the screens that show them. */
export const textSources = {
  console: { zh: () => Promise.resolve(consoleZh), en: () => Promise.resolve(consoleEn) },
  staff: { zh: () => Promise.resolve(staffZh), en: () => Promise.resolve(staffEn) },
  agendaConsole: {
    zh: () => import('@meetingapp/locales/zh/agenda/draft.ts').then((file) => file.agendaConsole),
    en: () => import('@meetingapp/locales/en/agenda/draft.ts').then((file) => file.agendaConsole),
  },
  agendaExchange: {
    zh: () => import('@meetingapp/locales/zh/agenda/exchange.ts').then((file) => file.agendaExchange),
    en: () => import('@meetingapp/locales/en/agenda/exchange.ts').then((file) => file.agendaExchange),
  },
  surveyConsole: {
    zh: () => import('@meetingapp/locales/zh/survey/console.ts').then((file) => file.surveyConsole),
    en: () => import('@meetingapp/locales/en/survey/console.ts').then((file) => file.surveyConsole),
  },
  examConsole: {
    zh: () => import('@meetingapp/locales/zh/exam/console.ts').then((file) => file.examConsole),
    en: () => import('@meetingapp/locales/en/exam/console.ts').then((file) => file.examConsole),
  },
  rehearsalConsole: {
    zh: () => import('@meetingapp/locales/zh/rehearsal/console.ts').then((file) => file.rehearsalConsole),
    en: () => import('@meetingapp/locales/en/rehearsal/console.ts').then((file) => file.rehearsalConsole),
  },
  audit: {
    zh: () => import('@meetingapp/locales/zh/audit.ts').then((file) => file.audit),
    en: () => import('@meetingapp/locales/en/audit.ts').then((file) => file.audit),
  },
  creditsConsole: {
    zh: () => import('@meetingapp/locales/zh/credits/console.ts').then((file) => file.creditsConsole),
    en: () => import('@meetingapp/locales/en/credits/console.ts').then((file) => file.creditsConsole),
  },
  creditsRule: {
    zh: () => import('@meetingapp/locales/zh/credits/rule.ts').then((file) => file.creditsRule),
    en: () => import('@meetingapp/locales/en/credits/rule.ts').then((file) => file.creditsRule),
  },
  certificatesConsole: {
    zh: () => import('@meetingapp/locales/zh/certificates/console.ts').then((file) => file.certificatesConsole),
    en: () => import('@meetingapp/locales/en/certificates/console.ts').then((file) => file.certificatesConsole),
  },
  checkinConsole: {
    zh: () => import('@meetingapp/locales/zh/checkin/console.ts').then((file) => file.checkinConsole),
    en: () => import('@meetingapp/locales/en/checkin/console.ts').then((file) => file.checkinConsole),
  },
  checkinDesk: {
    zh: () => import('@meetingapp/locales/zh/checkin/desk.ts').then((file) => file.checkinDesk),
    en: () => import('@meetingapp/locales/en/checkin/desk.ts').then((file) => file.checkinDesk),
  },
  checklist: {
    zh: () => import('@meetingapp/locales/zh/conference/checklist.ts').then((file) => file.checklist),
    en: () => import('@meetingapp/locales/en/conference/checklist.ts').then((file) => file.checklist),
  },
  conferenceArchive: {
    zh: () => import('@meetingapp/locales/zh/conference/archive.ts').then((file) => file.conferenceArchive),
    en: () => import('@meetingapp/locales/en/conference/archive.ts').then((file) => file.conferenceArchive),
  },
  conferenceConsole: {
    zh: () => import('@meetingapp/locales/zh/conference/console.ts').then((file) => file.conferenceConsole),
    en: () => import('@meetingapp/locales/en/conference/console.ts').then((file) => file.conferenceConsole),
  },
  errors: {
    zh: () => import('@meetingapp/locales/zh/errors.ts').then((file) => file.errors),
    en: () => import('@meetingapp/locales/en/errors.ts').then((file) => file.errors),
  },
  fees: {
    zh: () => import('@meetingapp/locales/zh/fees/console.ts').then((file) => file.fees),
    en: () => import('@meetingapp/locales/en/fees/console.ts').then((file) => file.fees),
  },
  fieldNames: {
    zh: () => import('@meetingapp/locales/zh/field-names.ts').then((file) => file.fieldNames),
    en: () => import('@meetingapp/locales/en/field-names.ts').then((file) => file.fieldNames),
  },
  forms: {
    zh: () => import('@meetingapp/locales/zh/forms/console.ts').then((file) => file.forms),
    en: () => import('@meetingapp/locales/en/forms/console.ts').then((file) => file.forms),
  },
  groups: {
    zh: () => import('@meetingapp/locales/zh/groups.ts').then((file) => file.groups),
    en: () => import('@meetingapp/locales/en/groups.ts').then((file) => file.groups),
  },
  help: {
    zh: () => import('@meetingapp/locales/zh/help.ts').then((file) => file.help),
    en: () => import('@meetingapp/locales/en/help.ts').then((file) => file.help),
  },
  homeConsole: {
    zh: () => import('@meetingapp/locales/zh/home/console.ts').then((file) => file.homeConsole),
    en: () => import('@meetingapp/locales/en/home/console.ts').then((file) => file.homeConsole),
  },
  hotelConsole: {
    zh: () => import('@meetingapp/locales/zh/hotel/console.ts').then((file) => file.hotelConsole),
    en: () => import('@meetingapp/locales/en/hotel/console.ts').then((file) => file.hotelConsole),
  },
  liveConsole: {
    zh: () => import('@meetingapp/locales/zh/live/console.ts').then((file) => file.liveConsole),
    en: () => import('@meetingapp/locales/en/live/console.ts').then((file) => file.liveConsole),
  },
  liveDesk: {
    zh: () => import('@meetingapp/locales/zh/live/desk.ts').then((file) => file.liveDesk),
    en: () => import('@meetingapp/locales/en/live/desk.ts').then((file) => file.liveDesk),
  },
  liveFigures: {
    zh: () => import('@meetingapp/locales/zh/live/figures.ts').then((file) => file.liveFigures),
    en: () => import('@meetingapp/locales/en/live/figures.ts').then((file) => file.liveFigures),
  },
  layout: {
    zh: () => import('@meetingapp/locales/zh/layout.ts').then((file) => file.layout),
    en: () => import('@meetingapp/locales/en/layout.ts').then((file) => file.layout),
  },
  mailing: {
    zh: () => import('@meetingapp/locales/zh/messages/mailing.ts').then((file) => file.mailing),
    en: () => import('@meetingapp/locales/en/messages/mailing.ts').then((file) => file.mailing),
  },
  membersConsole: {
    zh: () => import('@meetingapp/locales/zh/members/console.ts').then((file) => file.membersConsole),
    en: () => import('@meetingapp/locales/en/members/console.ts').then((file) => file.membersConsole),
  },
  examItem: {
    zh: () => import('@meetingapp/locales/zh/exam/item.ts').then((file) => file.examItem),
    en: () => import('@meetingapp/locales/en/exam/item.ts').then((file) => file.examItem),
  },
  examBank: {
    zh: () => import('@meetingapp/locales/zh/exam/bank.ts').then((file) => file.examBank),
    en: () => import('@meetingapp/locales/en/exam/bank.ts').then((file) => file.examBank),
  },
  photosConsole: {
    zh: () => import('@meetingapp/locales/zh/photos/console.ts').then((file) => file.photosConsole),
    en: () => import('@meetingapp/locales/en/photos/console.ts').then((file) => file.photosConsole),
  },
  commentsConsole: {
    zh: () => import('@meetingapp/locales/zh/comments/console.ts').then((file) => file.commentsConsole),
    en: () => import('@meetingapp/locales/en/comments/console.ts').then((file) => file.commentsConsole),
  },
  activitiesConsole: {
    zh: () => import('@meetingapp/locales/zh/activities/console.ts').then((file) => file.activitiesConsole),
    en: () => import('@meetingapp/locales/en/activities/console.ts').then((file) => file.activitiesConsole),
  },
  speakersConsole: {
    zh: () => import('@meetingapp/locales/zh/speakers/console.ts').then((file) => file.speakersConsole),
    en: () => import('@meetingapp/locales/en/speakers/console.ts').then((file) => file.speakersConsole),
  },
  developersConsole: {
    zh: () => import('@meetingapp/locales/zh/developers/console.ts').then((file) => file.developersConsole),
    en: () => import('@meetingapp/locales/en/developers/console.ts').then((file) => file.developersConsole),
  },
  travelConsole: {
    zh: () => import('@meetingapp/locales/zh/speakers/travel.ts').then((file) => file.travelConsole),
    en: () => import('@meetingapp/locales/en/speakers/travel.ts').then((file) => file.travelConsole),
  },
  receiptConsole: {
    zh: () => import('@meetingapp/locales/zh/speakers/receipt-desk.ts').then((file) => file.receiptConsole),
    en: () => import('@meetingapp/locales/en/speakers/receipt-desk.ts').then((file) => file.receiptConsole),
  },
  agreementConsole: {
    zh: () => import('@meetingapp/locales/zh/speakers/agreement-desk.ts').then((file) => file.agreementConsole),
    en: () => import('@meetingapp/locales/en/speakers/agreement-desk.ts').then((file) => file.agreementConsole),
  },
  slidesConsole: {
    zh: () => import('@meetingapp/locales/zh/speakers/room.ts').then((file) => file.slidesConsole),
    en: () => import('@meetingapp/locales/en/speakers/room.ts').then((file) => file.slidesConsole),
  },
  exhibitionConsole: {
    zh: () => import('@meetingapp/locales/zh/exhibition/console.ts').then((file) => file.exhibitionConsole),
    en: () => import('@meetingapp/locales/en/exhibition/console.ts').then((file) => file.exhibitionConsole),
  },
  lotteryConsole: {
    zh: () => import('@meetingapp/locales/zh/lottery/console.ts').then((file) => file.lotteryConsole),
    en: () => import('@meetingapp/locales/en/lottery/console.ts').then((file) => file.lotteryConsole),
  },
  newsConsole: {
    zh: () => import('@meetingapp/locales/zh/news/console.ts').then((file) => file.newsConsole),
    en: () => import('@meetingapp/locales/en/news/console.ts').then((file) => file.newsConsole),
  },
  notices: {
    zh: () => import('@meetingapp/locales/zh/home/notice.ts').then((file) => file.notices),
    en: () => import('@meetingapp/locales/en/home/notice.ts').then((file) => file.notices),
  },
  ordersConsole: {
    zh: () => import('@meetingapp/locales/zh/orders/console.ts').then((file) => file.ordersConsole),
    en: () => import('@meetingapp/locales/en/orders/console.ts').then((file) => file.ordersConsole),
  },
  pagesConsole: {
    zh: () => import('@meetingapp/locales/zh/pages/console.ts').then((file) => file.pagesConsole),
    en: () => import('@meetingapp/locales/en/pages/console.ts').then((file) => file.pagesConsole),
  },
  papersBoards: {
    zh: () => import('@meetingapp/locales/zh/papers/board.ts').then((file) => file.papersBoards),
    en: () => import('@meetingapp/locales/en/papers/board.ts').then((file) => file.papersBoards),
  },
  papersConsole: {
    zh: () => import('@meetingapp/locales/zh/papers/console.ts').then((file) => file.papersConsole),
    en: () => import('@meetingapp/locales/en/papers/console.ts').then((file) => file.papersConsole),
  },
  papersReview: {
    zh: () => import('@meetingapp/locales/zh/papers/review.ts').then((file) => file.papersReview),
    en: () => import('@meetingapp/locales/en/papers/review.ts').then((file) => file.papersReview),
  },
  peopleConsole: {
    zh: () => import('@meetingapp/locales/zh/people/console.ts').then((file) => file.peopleConsole),
    en: () => import('@meetingapp/locales/en/people/console.ts').then((file) => file.peopleConsole),
  },
  privacy: {
    zh: () => import('@meetingapp/locales/zh/privacy.ts').then((file) => file.privacy),
    en: () => import('@meetingapp/locales/en/privacy.ts').then((file) => file.privacy),
  },
  refundEffects: {
    zh: () => import('@meetingapp/locales/zh/orders/refund.ts').then((file) => file.refundEffects),
    en: () => import('@meetingapp/locales/en/orders/refund.ts').then((file) => file.refundEffects),
  },
  givenAnswers: {
    zh: () => import('@meetingapp/locales/zh/registration/answer-file.ts').then((file) => file.givenAnswers),
    en: () => import('@meetingapp/locales/en/registration/answer-file.ts').then((file) => file.givenAnswers),
  },
  registrationConsole: {
    zh: () => import('@meetingapp/locales/zh/registration/console.ts').then((file) => file.registrationConsole),
    en: () => import('@meetingapp/locales/en/registration/console.ts').then((file) => file.registrationConsole),
  },
  inventorySheet: {
    zh: () => import('@meetingapp/locales/zh/hotel/inventory.ts').then((file) => file.inventorySheet),
    en: () => import('@meetingapp/locales/en/hotel/inventory.ts').then((file) => file.inventorySheet),
  },
  agencySheet: {
    zh: () => import('@meetingapp/locales/zh/speakers/agency.ts').then((file) => file.agencySheet),
    en: () => import('@meetingapp/locales/en/speakers/agency.ts').then((file) => file.agencySheet),
  },
  roomNumberSheet: {
    zh: () => import('@meetingapp/locales/zh/hotel/room-number.ts').then((file) => file.roomNumberSheet),
    en: () => import('@meetingapp/locales/en/hotel/room-number.ts').then((file) => file.roomNumberSheet),
  },
  itemSheet: {
    zh: () => import('@meetingapp/locales/zh/exam/sheet.ts').then((file) => file.itemSheet),
    en: () => import('@meetingapp/locales/en/exam/sheet.ts').then((file) => file.itemSheet),
  },
  codeSheet: {
    zh: () => import('@meetingapp/locales/zh/fees/code-exchange.ts').then((file) => file.codeSheet),
    en: () => import('@meetingapp/locales/en/fees/code-exchange.ts').then((file) => file.codeSheet),
  },
  memberImport: {
    zh: () => import('@meetingapp/locales/zh/members/import.ts').then((file) => file.memberImport),
    en: () => import('@meetingapp/locales/en/members/import.ts').then((file) => file.memberImport),
  },
  sheetImport: {
    zh: () => import('@meetingapp/locales/zh/tasks/import.ts').then((file) => file.sheetImport),
    en: () => import('@meetingapp/locales/en/tasks/import.ts').then((file) => file.sheetImport),
  },
  registrationImport: {
    zh: () => import('@meetingapp/locales/zh/registration/import.ts').then((file) => file.registrationImport),
    en: () => import('@meetingapp/locales/en/registration/import.ts').then((file) => file.registrationImport),
  },
  statistics: {
    zh: () => import('@meetingapp/locales/zh/statistics/figures.ts').then((file) => file.statistics),
    en: () => import('@meetingapp/locales/en/statistics/figures.ts').then((file) => file.statistics),
  },
  usage: {
    zh: () => import('@meetingapp/locales/zh/statistics/usage.ts').then((file) => file.usage),
    en: () => import('@meetingapp/locales/en/statistics/usage.ts').then((file) => file.usage),
  },
  videoConsole: {
    zh: () => import('@meetingapp/locales/zh/video/console.ts').then((file) => file.videoConsole),
    en: () => import('@meetingapp/locales/en/video/console.ts').then((file) => file.videoConsole),
  },
  waiting: {
    zh: () => import('@meetingapp/locales/zh/registration/waiting.ts').then((file) => file.waiting),
    en: () => import('@meetingapp/locales/en/registration/waiting.ts').then((file) => file.waiting),
  },
  writing: {
    zh: () => import('@meetingapp/locales/zh/pages/writing.ts').then((file) => file.writing),
    en: () => import('@meetingapp/locales/en/pages/writing.ts').then((file) => file.writing),
  },
};

export type TextFeature = keyof typeof textSources;
/** Shape of a feature's texts, as of the Chinese file. */
export type TextsOf<F extends TextFeature> = Awaited<ReturnType<(typeof textSources)[F]['zh']>>;
