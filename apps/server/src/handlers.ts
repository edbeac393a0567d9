import { accountHandlers } from './features/accounts/handlers.ts';
import { ownDataHandlers } from './features/accounts/handlers-own.ts';
import { agendaConsoleHandlers } from './features/agenda/handlers-console.ts';
import { paperCallHandlers } from './features/papers/handlers-call.ts';
import { papersConsoleHandlers } from './features/papers/handlers-console.ts';
import { submissionHandlers } from './features/papers/handlers-submission.ts';
import { peopleConsoleHandlers } from './features/people/handlers-console.ts';
import { agendaMaterialHandlers } from './features/agenda/handlers-materials.ts';
import { agendaExchangeHandlers } from './features/agenda/handlers-exchange.ts';
import { agendaFeedHandlers } from './features/agenda/handlers-feed.ts';
import { agendaHandlers } from './features/agenda/handlers.ts';
import { auditHandlers } from './features/audit/handlers.ts';
import { conferenceHandlers } from './features/conference/handlers.ts';
import { conferenceConsoleHandlers } from './features/conference/handlers-console.ts';
import { feeCodeHandlers } from './features/fees/handlers-codes.ts';
import { feeProofHandlers } from './features/fees/handlers-proofs.ts';
import { feeHandlers } from './features/fees/handlers.ts';
import { filesConsoleHandlers } from './features/files/handlers-console.ts';
import { fileHandlers } from './features/files/handlers.ts';
import { formHandlers } from './features/forms/handlers.ts';
import { homeConsoleHandlers } from './features/home/handlers-console.ts';
import { noticeHandlers } from './features/home/handlers-notices.ts';
import { homeHandlers } from './features/home/handlers.ts';
import { hotelHandlers } from './features/hotel/handlers.ts';
import { roomNumberHandlers } from './features/hotel/handlers-numbers.ts';
import { hotelConsoleHandlers } from './features/hotel/handlers-console.ts';
import { roomingHandlers } from './features/hotel/handlers-rooming.ts';
import { liveWatchHandlers } from './features/live/handlers-watch.ts';
import { liveConsoleHandlers } from './features/live/handlers-console.ts';
import { liveRecordingHandlers } from './features/live/handlers-recordings.ts';
import { liveDeskHandlers } from './features/live/handlers-desk.ts';
import { liveFigureHandlers } from './features/live/handlers-figures.ts';
import { livePollHandlers } from './features/live/handlers-polls.ts';
import { liveHandlers } from './features/live/handlers.ts';
import { memberHandlers } from './features/members/handlers.ts';
import { membersConsoleHandlers } from './features/members/handlers-console.ts';
import { pagesConsoleHandlers } from './features/pages/handlers-console.ts';
import { pagesHandlers } from './features/pages/handlers.ts';
import { newsConsoleHandlers } from './features/news/handlers-console.ts';
import { newsHandlers } from './features/news/handlers.ts';
import { orderAtDesk } from './features/orders/commands-counter.ts';
import { sharedHandlers } from './features/orders/handlers-shared.ts';
import { changeHandlers } from './features/orders/handlers-change.ts';
import { orderDeskHandlers } from './features/orders/handlers-desk.ts';
import { bankHandlers } from './features/orders/handlers-bank.ts';
import { billHandlers } from './features/orders/handlers-bills.ts';
import { invoiceHandlers } from './features/orders/handlers-invoices.ts';
import { orderConsoleHandlers } from './features/orders/handlers-console.ts';
import { orderHandlers } from './features/orders/handlers.ts';
import { registrationDeskHandlers } from './features/registration/handlers-new.ts';
import { registrationImportHandlers } from './features/registration/handlers-import.ts';
import { registrationConsoleHandlers } from './features/registration/handlers-console.ts';
import { stayHandlers } from './features/orders/handlers-stay.ts';
import { decisionHandlers } from './features/papers/handlers-decisions.ts';
import { letterHandlers } from './features/papers/handlers-letter.ts';
import { reviewHandlers } from './features/papers/handlers-review.ts';
import { reviewerHandlers } from './features/papers/handlers-reviewers.ts';
import { paperHandlers } from './features/papers/handlers.ts';
import { paperImportHandlers } from './features/papers/handlers-import.ts';
import { posterBoardHandlers } from './features/papers/handlers-boards.ts';
import { posterHandlers } from './features/papers/handlers-posters.ts';
import { privacyHandlers } from './features/privacy/handlers.ts';
import { registrationHandlers } from './features/registration/handlers.ts';
import { searchHandlers } from './features/registration/handlers-search.ts';
import { staffHandlers } from './features/staff/handlers.ts';
import { groupConsoleHandlers } from './features/registration/handlers-group-console.ts';
import { groupHandlers } from './features/registration/handlers-group.ts';
import { staffOwnHandlers } from './features/staff/handlers-own.ts';
import { staffPeopleHandlers } from './features/staff/handlers-people.ts';
import { waitingHandlers } from './features/registration/handlers-waiting.ts';
import { usageHandlers } from './features/statistics/handlers-usage.ts';
import { statisticsHandlers } from './features/statistics/handlers.ts';
import { taskHandlers } from './features/tasks/handlers.ts';
import { videoHandlers } from './features/video/handlers.ts';
import { videoConsoleHandlers } from './features/video/handlers-console.ts';
import { videoWatchHandlers } from './features/video/handlers-watch.ts';
import { videoWatchingHandlers } from './features/video/handlers-watching.ts';
import type { AllHandlers } from './http/handlers.ts';

/** Who answers which call; a call without a handler does not compile. */
export const handlers: AllHandlers = {
  accounts: { ...accountHandlers, ...ownDataHandlers },
  agenda: { ...agendaHandlers, ...agendaFeedHandlers },
  agendaConsole: { ...agendaConsoleHandlers, ...agendaMaterialHandlers, ...agendaExchangeHandlers },
  peopleConsole: peopleConsoleHandlers,
  paperCall: paperCallHandlers,
  audit: auditHandlers,
  conference: conferenceHandlers,
  conferenceConsole: conferenceConsoleHandlers,
  fees: { ...feeHandlers, ...feeCodeHandlers, ...feeProofHandlers },
  files: fileHandlers,
  filesConsole: filesConsoleHandlers,
  forms: formHandlers,
  home: homeHandlers,
  homeConsole: { ...homeConsoleHandlers, ...noticeHandlers },
  hotel: { ...hotelHandlers, ...roomingHandlers },
  hotelConsole: { ...hotelConsoleHandlers, ...roomNumberHandlers, ...stayHandlers },
  liveConsole: {
    ...liveConsoleHandlers,
    ...liveDeskHandlers,
    ...liveFigureHandlers,
    ...livePollHandlers,
    ...liveRecordingHandlers,
  },
  live: { ...liveHandlers, ...liveWatchHandlers },
  members: memberHandlers,
  membersConsole: membersConsoleHandlers,
  pages: pagesHandlers,
  pagesConsole: pagesConsoleHandlers,
  news: newsHandlers,
  newsConsole: newsConsoleHandlers,
  orders: { ...orderHandlers, ...changeHandlers, ...sharedHandlers, ...orderDeskHandlers },
  registration: { ...registrationHandlers, ...waitingHandlers, ...groupHandlers },
  registrationConsole: {
    ...registrationConsoleHandlers,
    ...groupConsoleHandlers,
    ...registrationDeskHandlers(orderAtDesk),
    ...registrationImportHandlers,
  },
  ordersConsole: { ...orderConsoleHandlers, ...bankHandlers, ...billHandlers, ...invoiceHandlers },
  papers: { ...paperHandlers, ...posterHandlers, ...submissionHandlers },
  papersConsole: { ...papersConsoleHandlers, ...paperImportHandlers, ...posterBoardHandlers },
  staff: { ...searchHandlers, ...staffHandlers, ...staffOwnHandlers, ...staffPeopleHandlers },
  papersReview: { ...reviewHandlers, ...reviewerHandlers, ...decisionHandlers, ...letterHandlers },
  privacy: privacyHandlers,
  statistics: { ...statisticsHandlers, ...usageHandlers },
  tasks: taskHandlers,
  video: { ...videoHandlers, ...videoWatchHandlers, ...videoWatchingHandlers },
  videoConsole: videoConsoleHandlers,
};
