import { agendaConsole as agendaConsoleEn } from '@meetingapp/locales/en/agenda/draft.ts';
import { audit as auditEn } from '@meetingapp/locales/en/audit.ts';
import { console as consoleEn } from '@meetingapp/locales/en/console.ts';
import { conferenceConsole as conferenceConsoleEn } from '@meetingapp/locales/en/conference/console.ts';
import { errors as errorsEn } from '@meetingapp/locales/en/errors.ts';
import { fieldNames as fieldNamesEn } from '@meetingapp/locales/en/field-names.ts';
import { forms as formsEn } from '@meetingapp/locales/en/forms/console.ts';
import { fees as feesEn } from '@meetingapp/locales/en/fees/console.ts';
import { groups as groupsEn } from '@meetingapp/locales/en/groups.ts';
import { waiting as waitingEn } from '@meetingapp/locales/en/registration/waiting.ts';
import { hotelConsole as hotelEn } from '@meetingapp/locales/en/hotel/console.ts';
import { membersConsole as membersEn } from '@meetingapp/locales/en/members/console.ts';
import { membersConsole as membersZh } from '@meetingapp/locales/zh/members/console.ts';
import { groups as groupsZh } from '@meetingapp/locales/zh/groups.ts';
import { waiting as waitingZh } from '@meetingapp/locales/zh/registration/waiting.ts';
import { hotelConsole as hotelZh } from '@meetingapp/locales/zh/hotel/console.ts';
import { registrationConsole as registrationEn } from '@meetingapp/locales/en/registration/console.ts';
import { agendaExchange as agendaExchangeEn } from '@meetingapp/locales/en/agenda/exchange.ts';
import { registrationImport as registrationImportEn } from '@meetingapp/locales/en/registration/import.ts';
import { liveDesk as liveDeskEn } from '@meetingapp/locales/en/live/desk.ts';
import { liveConsole as liveEn } from '@meetingapp/locales/en/live/console.ts';
import { newsConsole as newsEn } from '@meetingapp/locales/en/news/console.ts';
import { videoConsole as videoEn } from '@meetingapp/locales/en/video/console.ts';
import { pagesConsole as pagesEn } from '@meetingapp/locales/en/pages/console.ts';
import { notices as noticesEn } from '@meetingapp/locales/en/home/notice.ts';
import { homeConsole as homeConsoleEn } from '@meetingapp/locales/en/home/console.ts';
import { ordersConsole as ordersEn } from '@meetingapp/locales/en/orders/console.ts';
import { papersBoards as papersBoardsEn } from '@meetingapp/locales/en/papers/board.ts';
import { papersConsole as papersConsoleEn } from '@meetingapp/locales/en/papers/console.ts';
import { papersReview as papersReviewEn } from '@meetingapp/locales/en/papers/review.ts';
import { peopleConsole as peopleConsoleEn } from '@meetingapp/locales/en/people/console.ts';
import { privacy as privacyEn } from '@meetingapp/locales/en/privacy.ts';
import { staff as staffEn } from '@meetingapp/locales/en/staff.ts';
import { liveFigures as liveFiguresEn } from '@meetingapp/locales/en/live/figures.ts';
import { usage as usageEn } from '@meetingapp/locales/en/statistics/usage.ts';
import { statistics as statisticsEn } from '@meetingapp/locales/en/statistics/figures.ts';
import { writing as writingEn } from '@meetingapp/locales/en/pages/writing.ts';
import { format, textAt } from '@meetingapp/locales/texts.ts';
import type { FormatArguments, TextAt, TextKey } from '@meetingapp/locales/texts.ts';
import { agendaConsole as agendaConsoleZh } from '@meetingapp/locales/zh/agenda/draft.ts';
import { audit as auditZh } from '@meetingapp/locales/zh/audit.ts';
import { console as consoleZh } from '@meetingapp/locales/zh/console.ts';
import { conferenceConsole as conferenceConsoleZh } from '@meetingapp/locales/zh/conference/console.ts';
import { errors as errorsZh } from '@meetingapp/locales/zh/errors.ts';
import { fieldNames as fieldNamesZh } from '@meetingapp/locales/zh/field-names.ts';
import { forms as formsZh } from '@meetingapp/locales/zh/forms/console.ts';
import { fees as feesZh } from '@meetingapp/locales/zh/fees/console.ts';
import { registrationConsole as registrationZh } from '@meetingapp/locales/zh/registration/console.ts';
import { agendaExchange as agendaExchangeZh } from '@meetingapp/locales/zh/agenda/exchange.ts';
import { registrationImport as registrationImportZh } from '@meetingapp/locales/zh/registration/import.ts';
import { liveDesk as liveDeskZh } from '@meetingapp/locales/zh/live/desk.ts';
import { liveConsole as liveZh } from '@meetingapp/locales/zh/live/console.ts';
import { newsConsole as newsZh } from '@meetingapp/locales/zh/news/console.ts';
import { videoConsole as videoZh } from '@meetingapp/locales/zh/video/console.ts';
import { pagesConsole as pagesZh } from '@meetingapp/locales/zh/pages/console.ts';
import { notices as noticesZh } from '@meetingapp/locales/zh/home/notice.ts';
import { homeConsole as homeConsoleZh } from '@meetingapp/locales/zh/home/console.ts';
import { ordersConsole as ordersZh } from '@meetingapp/locales/zh/orders/console.ts';
import { papersBoards as papersBoardsZh } from '@meetingapp/locales/zh/papers/board.ts';
import { papersConsole as papersConsoleZh } from '@meetingapp/locales/zh/papers/console.ts';
import { papersReview as papersReviewZh } from '@meetingapp/locales/zh/papers/review.ts';
import { peopleConsole as peopleConsoleZh } from '@meetingapp/locales/zh/people/console.ts';
import { privacy as privacyZh } from '@meetingapp/locales/zh/privacy.ts';
import { staff as staffZh } from '@meetingapp/locales/zh/staff.ts';
import { liveFigures as liveFiguresZh } from '@meetingapp/locales/zh/live/figures.ts';
import { usage as usageZh } from '@meetingapp/locales/zh/statistics/usage.ts';
import { statistics as statisticsZh } from '@meetingapp/locales/zh/statistics/figures.ts';
import { writing as writingZh } from '@meetingapp/locales/zh/pages/writing.ts';
import { useLanguage } from './language.ts';

const zh = {
  agendaConsole: agendaConsoleZh,
  conferenceConsole: conferenceConsoleZh,
  audit: auditZh,
  console: consoleZh,
  errors: errorsZh,
  fieldNames: fieldNamesZh,
  fees: feesZh,
  forms: formsZh,
  groups: groupsZh,
  hotelConsole: hotelZh,
  membersConsole: membersZh,
  waiting: waitingZh,
  registrationConsole: registrationZh,
  agendaExchange: agendaExchangeZh,
  registrationImport: registrationImportZh,
  homeConsole: homeConsoleZh,
  liveConsole: liveZh,
  liveDesk: liveDeskZh,
  newsConsole: newsZh,
  videoConsole: videoZh,
  pagesConsole: pagesZh,
  notices: noticesZh,
  ordersConsole: ordersZh,
  papersBoards: papersBoardsZh,
  papersConsole: papersConsoleZh,
  papersReview: papersReviewZh,
  peopleConsole: peopleConsoleZh,
  privacy: privacyZh,
  staff: staffZh,
  statistics: statisticsZh,
  usage: usageZh,
  liveFigures: liveFiguresZh,
  writing: writingZh,
} as const;
const en: Readonly<Record<keyof typeof zh, object>> = {
  agendaConsole: agendaConsoleEn,
  conferenceConsole: conferenceConsoleEn,
  audit: auditEn,
  console: consoleEn,
  errors: errorsEn,
  fieldNames: fieldNamesEn,
  fees: feesEn,
  forms: formsEn,
  groups: groupsEn,
  hotelConsole: hotelEn,
  membersConsole: membersEn,
  waiting: waitingEn,
  registrationConsole: registrationEn,
  agendaExchange: agendaExchangeEn,
  registrationImport: registrationImportEn,
  homeConsole: homeConsoleEn,
  liveConsole: liveEn,
  liveDesk: liveDeskEn,
  newsConsole: newsEn,
  videoConsole: videoEn,
  pagesConsole: pagesEn,
  notices: noticesEn,
  ordersConsole: ordersEn,
  papersBoards: papersBoardsEn,
  papersConsole: papersConsoleEn,
  papersReview: papersReviewEn,
  peopleConsole: peopleConsoleEn,
  privacy: privacyEn,
  staff: staffEn,
  statistics: statisticsEn,
  usage: usageEn,
  liveFigures: liveFiguresEn,
  writing: writingEn,
};

type Feature = keyof typeof zh;
export type Translate<F extends Feature> = <K extends TextKey<(typeof zh)[F]>>(
  key: K,
  ...rest: FormatArguments<TextAt<(typeof zh)[F], K>>
) => string;

/** Returns a translator for the console's language: `const t = useT('staff'); t('login.title')`. */
export function useT<F extends Feature>(feature: F): Translate<F> {
  const texts = useLanguage() === 'en' ? en[feature] : zh[feature];
  return (key, ...rest) => format(textAt(texts, key) ?? key, rest[0]);
}
