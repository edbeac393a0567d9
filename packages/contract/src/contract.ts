import { accountCalls } from './accounts.ts';
import { ownDataCalls } from './accounts-own.ts';
import { agendaConsoleCalls } from './agenda-console.ts';
import { agendaMaterialCalls } from './agenda-materials.ts';
import { agendaExchangeCalls } from './agenda-exchange.ts';
import { agendaFeedCalls } from './agenda-feed.ts';
import { agendaCalls } from './agenda.ts';
import { auditCalls } from './audit.ts';
import { conferenceCalls } from './conference.ts';
import { conferenceConsoleCalls } from './conference-console.ts';
import { feeCodeCalls } from './fees-codes.ts';
import { feeProofCalls } from './fees-proofs.ts';
import { feeCalls } from './fees.ts';
import { filesConsoleCalls } from './files-console.ts';
import { fileCalls } from './files.ts';
import { formCalls } from './forms.ts';
import { homeCalls } from './home.ts';
import { homeConsoleCalls } from './home-console.ts';
import { noticeCalls } from './home-notices.ts';
import { hotelCalls } from './hotel.ts';
import { hotelConsoleCalls } from './hotel-console.ts';
import { roomingCalls } from './hotel-rooming.ts';
import { roomNumberCalls } from './hotel-rooms.ts';
import { liveWatchCalls } from './live-watch.ts';
import { liveConsoleCalls } from './live-console.ts';
import { liveDeskCalls } from './live-desk.ts';
import { liveFigureCalls } from './live-figures.ts';
import { liveRecordingCalls } from './live-recordings.ts';
import { livePollCalls } from './live-polls.ts';
import { liveCalls } from './live.ts';
import { memberCalls } from './members.ts';
import { membersConsoleCalls } from './members-console.ts';
import { pagesConsoleCalls } from './pages-console.ts';
import { pagesCalls } from './pages.ts';
import { newsConsoleCalls } from './news-console.ts';
import { newsCalls } from './news.ts';
import { orderDeskCalls } from './orders-desk.ts';
import { orderCalls } from './orders.ts';
import { changeCalls } from './orders-change.ts';
import { sharedCalls } from './orders-shared.ts';
import { bankCalls } from './orders-bank.ts';
import { billCalls } from './orders-bills.ts';
import { invoiceCalls } from './orders-invoices.ts';
import { orderConsoleCalls } from './orders-console.ts';
import { paperCallCalls } from './papers-call.ts';
import { papersConsoleCalls } from './papers-console.ts';
import { submissionCalls } from './papers-submission.ts';
import { decisionCalls, letterCalls } from './papers-decisions.ts';
import { reviewCalls } from './papers-review.ts';
import { reviewerCalls } from './papers-reviewers.ts';
import { paperCalls } from './papers.ts';
import { paperImportCalls } from './papers-import.ts';
import { posterBoardCalls } from './papers-boards.ts';
import { posterCalls } from './papers-posters.ts';
import { peopleConsoleCalls } from './people-console.ts';
import { privacyCalls } from './privacy.ts';
import { registrationCalls } from './registration.ts';
import { groupCalls } from './registration-group.ts';
import { groupConsoleCalls } from './registration-group-console.ts';
import { registrationConsoleCalls } from './registration-console.ts';
import { registrationDeskCalls } from './registration-desk.ts';
import { registrationImportCalls } from './registration-import.ts';
import { videoCalls } from './video.ts';
import { videoConsoleCalls } from './video-console.ts';
import { videoWatchCalls } from './video-watch.ts';
import { videoWatchingCalls } from './video-watching.ts';
import { waitingCalls } from './registration-waiting.ts';
import { searchCalls } from './registration-search.ts';
import { staffCalls } from './staff.ts';
import { usageCalls } from './statistics-usage.ts';
import { statisticsCalls } from './statistics.ts';
import { staffOwnCalls } from './staff-own.ts';
import { staffPeopleCalls } from './staff-people.ts';
import { taskCalls } from './tasks.ts';

/** Every call of the product, by feature. */
export const contract = {
  accounts: { ...accountCalls, ...ownDataCalls },
  agenda: { ...agendaCalls, ...agendaFeedCalls },
  agendaConsole: { ...agendaConsoleCalls, ...agendaMaterialCalls, ...agendaExchangeCalls },
  peopleConsole: peopleConsoleCalls,
  paperCall: paperCallCalls,
  audit: auditCalls,
  conference: conferenceCalls,
  conferenceConsole: conferenceConsoleCalls,
  fees: { ...feeCalls, ...feeCodeCalls, ...feeProofCalls },
  files: fileCalls,
  filesConsole: filesConsoleCalls,
  forms: formCalls,
  home: homeCalls,
  homeConsole: { ...homeConsoleCalls, ...noticeCalls },
  hotel: { ...hotelCalls, ...roomingCalls },
  hotelConsole: { ...hotelConsoleCalls, ...roomNumberCalls },
  liveConsole: { ...liveConsoleCalls, ...liveDeskCalls, ...liveFigureCalls, ...livePollCalls, ...liveRecordingCalls },
  live: { ...liveCalls, ...liveWatchCalls },
  members: memberCalls,
  membersConsole: membersConsoleCalls,
  pages: pagesCalls,
  pagesConsole: pagesConsoleCalls,
  news: newsCalls,
  newsConsole: newsConsoleCalls,
  orders: { ...orderCalls, ...changeCalls, ...sharedCalls, ...orderDeskCalls },
  registration: { ...registrationCalls, ...waitingCalls, ...groupCalls },
  registrationConsole: {
    ...registrationConsoleCalls,
    ...groupConsoleCalls,
    ...registrationDeskCalls,
    ...registrationImportCalls,
  },
  ordersConsole: { ...orderConsoleCalls, ...bankCalls, ...billCalls, ...invoiceCalls },
  papers: { ...paperCalls, ...posterCalls, ...submissionCalls },
  papersConsole: { ...papersConsoleCalls, ...paperImportCalls, ...posterBoardCalls },
  staff: { ...searchCalls, ...staffCalls, ...staffOwnCalls, ...staffPeopleCalls },
  papersReview: { ...reviewCalls, ...reviewerCalls, ...decisionCalls, ...letterCalls },
  privacy: privacyCalls,
  statistics: { ...statisticsCalls, ...usageCalls },
  tasks: taskCalls,
  video: { ...videoCalls, ...videoWatchCalls, ...videoWatchingCalls },
  videoConsole: videoConsoleCalls,
} as const;
export type Contract = typeof contract;
export type Feature = keyof Contract;
