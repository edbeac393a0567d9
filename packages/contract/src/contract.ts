import { accountCalls } from './accounts/account.ts';
import { ownDataCalls } from './accounts/own-data.ts';
import { profileCalls } from './accounts/profile.ts';
import { memberSignOnCalls } from './accounts/sign-on.ts';
import { agendaConsoleCalls } from './agenda/draft.ts';
import { agendaMaterialCalls } from './agenda/materials.ts';
import { agendaExchangeCalls } from './agenda/exchange.ts';
import { agendaFeedCalls } from './agenda/feed.ts';
import { agendaCalls } from './agenda/plan.ts';
import { auditCalls } from './audit.ts';
import { certificateCalls } from './certificates/certificate.ts';
import { certificateConsoleCalls } from './certificates/console.ts';
import { commentCalls } from './comments/comment.ts';
import { commentConsoleCalls } from './comments/console.ts';
import { arrivalCalls, arrivalConsoleCalls } from './checkin/arrivals.ts';
import { badgeCalls } from './checkin/badge.ts';
import { checkinConsoleCalls } from './checkin/console.ts';
import { deskCalls } from './checkin/desk.ts';
import { deviceCalls } from './checkin/device.ts';
import { ticketCalls } from './checkin/ticket.ts';
import { wallCalls } from './checkin/wall.ts';
import { conferenceArchiveCalls } from './conference/archive.ts';
import { conferenceCalls } from './conference/conference.ts';
import { checklistCalls } from './conference/checklist.ts';
import { conferenceConsoleCalls } from './conference/console.ts';
import { creditConsoleCalls } from './credits/console.ts';
import { creditCalls } from './credits/credit.ts';
import { creditUploadCalls } from './credits/upload.ts';
import { deliveryCalls } from './developers/delivery.ts';
import { eventLogCalls } from './developers/event-log.ts';
import { endpointCalls } from './developers/endpoint.ts';
import { keyCalls } from './developers/key.ts';
import { sandboxCalls } from './developers/sandbox.ts';
import { examCalls } from './exam/attempt.ts';
import { examExchangeCalls, itemImportCalls } from './exam/exchange.ts';
import { examConsoleCalls } from './exam/console.ts';
import { examPeopleCalls } from './exam/people.ts';
import { examResultCalls } from './exam/result.ts';
import { askedFormCalls } from './registration/asked-form.ts';
import { answerFileCalls } from './registration/answer-file.ts';
import { codeImportCalls, feeCodeExchangeCalls } from './fees/code-exchange.ts';
import { feeCodeCalls } from './fees/code.ts';
import { feeProofCalls } from './fees/proof.ts';
import { feeCalls } from './fees/console.ts';
import { filesConsoleCalls } from './files/console.ts';
import { fileCalls } from './files/file.ts';
import { formCalls } from './forms.ts';
import { homeCalls } from './home/home.ts';
import { homeConsoleCalls } from './home/console.ts';
import { noticeCalls } from './home/notice.ts';
import { hotelCalls } from './hotel/hotel.ts';
import { hotelConsoleCalls } from './hotel/console.ts';
import { roomingCalls } from './hotel/rooming.ts';
import { roomLinkCalls } from './hotel/room-link.ts';
import { roomMateCalls } from './hotel/room-mate.ts';
import { roomNumberImportCalls } from './hotel/room-number.ts';
import { liveWatchCalls } from './live/watch.ts';
import { liveConsoleCalls } from './live/console.ts';
import { liveDeskCalls } from './live/desk.ts';
import { liveFigureCalls } from './live/figures.ts';
import { liveRecordingCalls } from './live/recording.ts';
import { livePollCalls } from './live/poll.ts';
import { liveCalls } from './live/broadcast.ts';
import { guestCalls } from './registration/guest.ts';
import { activityCalls } from './activities/activity.ts';
import { activityConsoleCalls } from './activities/console.ts';
import { lotteryConsoleCalls } from './lottery/console.ts';
import { lotteryCalls } from './lottery/draw.ts';
import { exhibitionConsoleCalls } from './exhibition/console.ts';
import { departmentCalls, departmentConsoleCalls, departmentOwnCalls } from './exhibition/department.ts';
import { exhibitionCalls } from './exhibition/exhibitor.ts';
import { draftCalls } from './exhibition/draft.ts';
import { leadCalls } from './exhibition/lead.ts';
import { extraCalls as standExtraCalls, extraConsoleCalls as standExtraConsoleCalls } from './exhibition/extra.ts';
import { boothStampCalls, boothStampConsoleCalls } from './exhibition/stamp.ts';
import { figureCalls } from './exhibition/figure.ts';
import { planCalls } from './exhibition/plan.ts';
import { sponsorCalls, sponsorConsoleCalls } from './exhibition/sponsor.ts';
import { standMemberCalls } from './exhibition/member.ts';
import { inboxCalls } from './messages/inbox.ts';
import { mailingCalls } from './messages/mailing.ts';
import { mailingTemplateCalls } from './messages/template.ts';
import { preferenceCalls } from './messages/preference.ts';
import { memberCalls } from './members/member.ts';
import { membersConsoleCalls } from './members/console.ts';
import { pagesConsoleCalls } from './pages/console.ts';
import { pagesCalls } from './pages/page.ts';
import { photosConsoleCalls } from './photos/console.ts';
import { photoCalls } from './photos/photo.ts';
import { newsConsoleCalls } from './news/console.ts';
import { newsCalls } from './news/article.ts';
import { orderDeskCalls } from './orders/desk.ts';
import { orderCalls } from './orders/order.ts';
import { changeCalls } from './orders/change.ts';
import { sharedCalls } from './orders/group-payment.ts';
import { paymentLinkCalls } from './orders/payment-link.ts';
import { bankStatementCalls } from './orders/bank-statement.ts';
import { bankCalls } from './orders/bank-transfer.ts';
import { refundCalls } from './orders/refund.ts';
import { billCalls } from './orders/reconciliation.ts';
import { invoiceCalls } from './orders/invoice.ts';
import { orderConsoleCalls } from './orders/console.ts';
import { paperCallCalls } from './papers/call.ts';
import { papersConsoleCalls } from './papers/console.ts';
import { submissionCalls } from './papers/submission.ts';
import { decisionCalls, letterCalls } from './papers/decision.ts';
import { reviewCalls } from './papers/review.ts';
import { reviewerCalls } from './papers/assignment.ts';
import { paperCalls } from './papers/result.ts';
import { paperImportCalls } from './papers/import.ts';
import { posterBoardCalls } from './papers/board.ts';
import { posterCalls } from './papers/poster.ts';
import { peopleConsoleCalls, personCalls } from './people.ts';
import { privacyCalls } from './privacy.ts';
import { rehearsalCalls } from './rehearsal/console.ts';
import { registrationCalls } from './registration/wizard.ts';
import { groupCalls } from './groups/group.ts';
import { groupConsoleCalls } from './groups/console.ts';
import { registrationConsoleCalls } from './registration/console.ts';
import { registrationDeskCalls } from './registration/desk.ts';
import { registrationImportCalls } from './registration/import.ts';
import { memberImportCalls } from './members/import.ts';
import { inventoryImportCalls } from './hotel/inventory.ts';
import { videoCalls } from './video/video.ts';
import { videoConsoleCalls } from './video/console.ts';
import { videoWatchCalls } from './video/watch.ts';
import { videoWatchingCalls } from './video/watching.ts';
import { waitingCalls } from './registration/waiting.ts';
import { searchCalls } from './overview/search.ts';
import { summaryCalls } from './overview/summary.ts';
import { speakerAgreementCalls } from './speakers/agreement.ts';
import { documentKeyCalls } from './speakers/document-key.ts';
import { agreementDeskCalls } from './speakers/agreement-desk.ts';
import { speakersConsoleCalls } from './speakers/desk.ts';
import { speakerCorrectionCalls } from './speakers/correction.ts';
import { speakerStatementCalls, statementDeskCalls } from './speakers/statement.ts';
import { agencyImportCalls } from './speakers/agency.ts';
import { receiptDeskCalls, speakerReceiptCalls } from './speakers/receipt.ts';
import { speakerPersonCalls } from './speakers/person.ts';
import { travelDeskCalls } from './speakers/travel.ts';
import { speakerSlidesCalls } from './speakers/slides.ts';
import { slidesRoomCalls } from './speakers/room.ts';
import { speakerCalls } from './speakers/task.ts';
import { staffCalls } from './staff/log-in.ts';
import { usageCalls } from './statistics/usage.ts';
import { statisticsCalls } from './statistics/figures.ts';
import { signOnCalls } from './staff/sign-on.ts';
import { firstOwnerCalls } from './staff/first-owner.ts';
import { staffOwnCalls } from './staff/own-account.ts';
import { staffPeopleCalls } from './staff/people.ts';
import { surveyCalls } from './survey/answer.ts';
import { surveyFollowUpCalls } from './survey/follow-up.ts';
import { surveyConsoleCalls, surveyResultCalls } from './survey/console.ts';
import { surveyReportCalls } from './survey/report.ts';
import { taskCalls } from './tasks/task.ts';

/** Every call of the product, by feature. */
export const contract = {
  accounts: { ...accountCalls, ...ownDataCalls, ...profileCalls, ...memberSignOnCalls },
  agenda: { ...agendaCalls, ...agendaFeedCalls },
  agendaConsole: { ...agendaConsoleCalls, ...agendaMaterialCalls, ...agendaExchangeCalls },
  person: personCalls,
  peopleConsole: peopleConsoleCalls,
  paperCall: paperCallCalls,
  audit: auditCalls,
  certificates: certificateCalls,
  certificatesConsole: certificateConsoleCalls,
  comments: commentCalls,
  commentsConsole: commentConsoleCalls,
  checkin: { ...arrivalCalls, ...deviceCalls, ...ticketCalls, ...wallCalls },
  checkinConsole: { ...checkinConsoleCalls, ...arrivalConsoleCalls, ...badgeCalls, ...deskCalls },
  conference: conferenceCalls,
  conferenceArchive: conferenceArchiveCalls,
  conferenceConsole: conferenceConsoleCalls,
  conferenceChecklist: checklistCalls,
  credits: creditCalls,
  creditsConsole: creditConsoleCalls,
  creditsUpload: creditUploadCalls,
  exam: examCalls,
  developers: { ...keyCalls, ...endpointCalls, ...deliveryCalls, ...eventLogCalls, ...sandboxCalls },
  examConsole: { ...examConsoleCalls, ...examResultCalls, ...examPeopleCalls, ...examExchangeCalls },
  departments: { ...departmentCalls, ...departmentOwnCalls },
  exhibition: { ...exhibitionCalls, ...sponsorCalls },
  standFigures: figureCalls,
  standDrafts: draftCalls,
  standExtras: standExtraCalls,
  standMembers: standMemberCalls,
  boothStamps: boothStampCalls,
  exhibitionConsole: {
    ...exhibitionConsoleCalls,
    ...departmentConsoleCalls,
    ...standExtraConsoleCalls,
    ...boothStampConsoleCalls,
    ...sponsorConsoleCalls,
    ...planCalls,
  },
  leads: leadCalls,
  examItemImport: itemImportCalls,
  feesCodeImport: codeImportCalls,
  fees: { ...feeCalls, ...feeCodeCalls, ...feeCodeExchangeCalls, ...feeProofCalls },
  files: fileCalls,
  filesConsole: filesConsoleCalls,
  forms: formCalls,
  home: homeCalls,
  homeConsole: { ...homeConsoleCalls, ...noticeCalls },
  hotel: { ...hotelCalls, ...roomLinkCalls, ...roomMateCalls, ...roomingCalls },
  hotelConsole: hotelConsoleCalls,
  hotelNumbers: roomNumberImportCalls,
  hotelInventory: inventoryImportCalls,
  liveConsole: { ...liveConsoleCalls, ...liveDeskCalls, ...liveFigureCalls, ...livePollCalls, ...liveRecordingCalls },
  live: { ...liveCalls, ...liveWatchCalls },
  activities: activityCalls,
  activitiesConsole: activityConsoleCalls,
  photos: photoCalls,
  photosConsole: photosConsoleCalls,
  lottery: lotteryCalls,
  lotteryConsole: lotteryConsoleCalls,
  messages: inboxCalls,
  messagePreferences: preferenceCalls,
  mailing: mailingCalls,
  mailingTemplates: mailingTemplateCalls,
  members: memberCalls,
  membersConsole: membersConsoleCalls,
  memberImport: memberImportCalls,
  pages: pagesCalls,
  pagesConsole: pagesConsoleCalls,
  news: newsCalls,
  newsConsole: newsConsoleCalls,
  orders: { ...orderCalls, ...changeCalls, ...sharedCalls, ...paymentLinkCalls, ...orderDeskCalls },
  rehearsal: rehearsalCalls,
  registration: {
    ...registrationCalls,
    ...summaryCalls,
    ...guestCalls,
    ...waitingCalls,
    ...groupCalls,
    ...answerFileCalls,
    ...askedFormCalls,
  },
  registrationConsole: {
    ...registrationConsoleCalls,
    ...groupConsoleCalls,
    ...registrationDeskCalls,
    ...registrationImportCalls,
  },
  ordersConsole: {
    ...orderConsoleCalls,
    ...refundCalls,
    ...bankCalls,
    ...bankStatementCalls,
    ...billCalls,
    ...invoiceCalls,
  },
  papers: { ...paperCalls, ...posterCalls, ...submissionCalls },
  papersConsole: { ...papersConsoleCalls, ...paperImportCalls, ...posterBoardCalls },
  speakers: speakerCalls,
  speakersConsole: speakersConsoleCalls,
  speakerAgreements: speakerAgreementCalls,
  agreementDesk: agreementDeskCalls,
  documentKeys: documentKeyCalls,
  speakerStatements: speakerStatementCalls,
  statementDesk: statementDeskCalls,
  speakerReceipts: speakerReceiptCalls,
  receiptDesk: receiptDeskCalls,
  speakerSlides: speakerSlidesCalls,
  slidesRoom: slidesRoomCalls,
  speakerPerson: speakerPersonCalls,
  travelDesk: travelDeskCalls,
  travelAgency: agencyImportCalls,
  speakerCorrections: speakerCorrectionCalls,
  staff: { ...searchCalls, ...staffCalls, ...staffOwnCalls, ...firstOwnerCalls, ...staffPeopleCalls, ...signOnCalls },
  papersReview: { ...reviewCalls, ...reviewerCalls, ...decisionCalls, ...letterCalls },
  privacy: privacyCalls,
  statistics: { ...statisticsCalls, ...usageCalls },
  survey: surveyCalls,
  surveyConsole: { ...surveyConsoleCalls, ...surveyResultCalls, ...surveyReportCalls, ...surveyFollowUpCalls },
  tasks: taskCalls,
  video: { ...videoCalls, ...videoWatchCalls, ...videoWatchingCalls },
  videoConsole: videoConsoleCalls,
} as const;
export type Contract = typeof contract;
export type Feature = keyof Contract;
