import { accountHandlers } from './features/accounts/handlers.ts';
import { ownDataHandlers } from './features/accounts/handlers-own.ts';
import { memberSignOnHandlers } from './features/accounts/sign-on/handlers.ts';
import { profileHandlers } from './features/accounts/profile/handlers.ts';
import { agendaConsoleHandlers } from './features/agenda/handlers-console.ts';
import { paperCallHandlers } from './features/papers/call/handlers.ts';
import { papersConsoleHandlers } from './features/papers/submission/handlers-console.ts';
import { submissionHandlers } from './features/papers/submission/handlers.ts';
import { personHandlers } from './features/people/handlers.ts';
import { peopleConsoleHandlers } from './features/people/handlers-console.ts';
import { agendaMaterialHandlers } from './features/agenda/materials/handlers.ts';
import { agendaExchangeHandlers } from './features/agenda/exchange/handlers.ts';
import { agendaFeedHandlers } from './features/agenda/plan/handlers-feed.ts';
import { agendaHandlers } from './features/agenda/handlers.ts';
import { auditHandlers } from './features/audit/handlers.ts';
import { commentHandlers } from './features/comments/handlers.ts';
import { commentConsoleHandlers } from './features/comments/handlers-console.ts';
import { liftMute, muteAccount } from './features/live/chat/commands-mute.ts';
import { conferenceArchiveHandlers } from './features/conference/archive/handlers.ts';
import { conferenceHandlers } from './features/conference/handlers.ts';
import { arrivalWallConsoleHandlers, arrivalWallHandlers } from './features/checkin/arrivals/handlers-wall.ts';
import { admitAtDesk } from './features/checkin/desk/commands.ts';
import { deskHandlers } from './features/checkin/desk/handlers.ts';
import { deviceHandlers } from './features/checkin/device/handlers.ts';
import { entryCodeOf, stillCodeOf } from './features/checkin/ticket/commands.ts';
import { ticketHandlers } from './features/checkin/ticket/handlers.ts';
import { guestHandlers } from './features/registration/guest/handlers.ts';
import { checkInGuest, isWallCode } from './features/checkin/wall/commands-guest.ts';
import { acceptAgreement, isInForce } from './features/accounts/commands.ts';
import { wallHandlers } from './features/checkin/wall/handlers.ts';
import { badgeHandlers } from './features/checkin/badge/handlers.ts';
import { checkinConsoleHandlers } from './features/checkin/handlers.ts';
import { checklistHandlers } from './features/conference/handlers-checklist.ts';
import { conferenceConsoleHandlers } from './features/conference/handlers-console.ts';
import { certificateHandlers } from './features/certificates/certificate/handlers.ts';
import { certificateConsoleHandlers } from './features/certificates/issue/handlers.ts';
import { creditConsoleHandlers } from './features/credits/handlers-console.ts';
import { creditHandlers } from './features/credits/handlers.ts';
import { creditUploadHandlers } from './features/credits/upload/handlers.ts';
import { deliveryHandlers } from './features/developers/delivery/handlers.ts';
import { eventLogHandlers } from './features/developers/event-log/handlers.ts';
import { endpointHandlers } from './features/developers/endpoint/handlers.ts';
import { keyHandlers } from './features/developers/key/handlers.ts';
import { sandboxHandlers } from './features/developers/sandbox/handlers.ts';
import { openHandlers as openCallHandlers } from './features/developers/open-call/handlers.ts';
import { examHandlers } from './features/exam/attempt/handlers.ts';
import { bankHandlers as examBankHandlers } from './features/exam/bank/handlers.ts';
import { examRulesHandlers } from './features/exam/exam/handlers.ts';
import { surveyHandlers } from './features/survey/answer/handlers.ts';
import { surveyFollowUpHandlers } from './features/survey/reminder/handlers.ts';
import { surveyReportHandlers } from './features/survey/report/handlers.ts';
import { surveyResultHandlers } from './features/survey/result/handlers.ts';
import { surveyConsoleHandlers } from './features/survey/survey/handlers.ts';
import { examPeopleHandlers } from './features/exam/people/handlers.ts';
import { examResultHandlers } from './features/exam/result/handlers.ts';
import { askedFormHandlers } from './features/forms/asked-form/handlers.ts';
import { answerFileHandlers } from './features/registration/answer-file/handlers.ts';
import { feeCodeExchangeHandlers } from './features/fees/code-exchange/handlers.ts';
import { feeCodeHandlers } from './features/fees/code/handlers.ts';
import { feeProofHandlers } from './features/fees/proof/handlers.ts';
import { feeHandlers } from './features/fees/fee/handlers.ts';
import { filesConsoleHandlers } from './features/files/handlers-console.ts';
import { fileHandlers } from './features/files/handlers.ts';
import { formHandlers } from './features/forms/handlers.ts';
import { homeConsoleHandlers } from './features/home/handlers-console.ts';
import { noticeHandlers } from './features/home/notice/handlers.ts';
import { homeHandlers } from './features/home/handlers.ts';
import { bookTogether, hotelHandlers } from './features/hotel/stay/handlers.ts';
import { roomLinkHandlers } from './features/hotel/room-link/handlers.ts';
import { roomMateHandlers } from './features/hotel/room-mate/handlers.ts';
import { roomNumberImport } from './features/hotel/room-number/commands.ts';
import { hotelConsoleHandlers } from './features/hotel/handlers-console.ts';
import { itemImport } from './features/exam/exchange/commands-sheet.ts';
import { codeImport } from './features/fees/code-exchange/commands.ts';
import { inventoryImport } from './features/hotel/inventory/commands-sheet.ts';
import { sheetImportHandlers } from './features/tasks/import/handlers.ts';
import { roomingHandlers } from './features/hotel/rooming/handlers.ts';
import { liveWatchHandlers } from './features/live/watch/handlers.ts';
import { liveConsoleHandlers } from './features/live/broadcast/handlers-console.ts';
import { liveRecordingHandlers } from './features/live/recording/handlers.ts';
import { liveDeskHandlers } from './features/live/desk/handlers.ts';
import { liveFigureHandlers } from './features/live/figures/handlers.ts';
import { livePollHandlers } from './features/live/poll/handlers.ts';
import { liveHandlers } from './features/live/broadcast/handlers.ts';
import { registrationOfValidCode } from './features/checkin/desk/queries.ts';
import { activityHandlers } from './features/activities/handlers.ts';
import { activityConsoleHandlers } from './features/activities/handlers-console.ts';
import { keysOf } from './features/checkin/ticket/commands-keys.ts';
import { departmentConsoleHandlers, departmentHandlers } from './features/exhibition/department/handlers.ts';
import { departmentOwnHandlers } from './features/exhibition/department/handlers-own.ts';
import { draftHandlers } from './features/exhibition/exhibitor/handlers-draft.ts';
import {
  extraConsoleHandlers as standExtraConsoleHandlers,
  extraHandlers as standExtraHandlers,
} from './features/exhibition/extra/handlers.ts';
import { boothStampConsoleHandlers, boothStampHandlers } from './features/exhibition/stamp/handlers.ts';
import { figureHandlers } from './features/exhibition/figure/handlers.ts';
import { planHandlers } from './features/exhibition/plan/handlers.ts';
import { sponsorConsoleHandlers, sponsorHandlers } from './features/exhibition/sponsor/handlers.ts';
import { standMemberHandlers } from './features/exhibition/member/handlers.ts';
import { exhibitionHandlers } from './features/exhibition/exhibitor/handlers.ts';
import { exhibitionConsoleHandlers } from './features/exhibition/exhibitor/handlers-console.ts';
import { leadHandlers } from './features/exhibition/lead/handlers.ts';
import { lotteryHandlers } from './features/lottery/handlers.ts';
import { lotteryConsoleHandlers } from './features/lottery/handlers-console.ts';
import { inboxHandlers } from './features/messages/inbox/handlers.ts';
import { mailingHandlers } from './features/messages/mailing/handlers.ts';
import { mailingTemplateHandlers } from './features/messages/template/handlers.ts';
import { preferenceHandlers } from './features/messages/preference/handlers.ts';
import { memberHandlers } from './features/members/handlers.ts';
import { memberImport } from './features/members/commands-import.ts';
import { membersConsoleHandlers } from './features/members/handlers-console.ts';
import { pagesConsoleHandlers } from './features/pages/handlers-console.ts';
import { pagesHandlers } from './features/pages/handlers.ts';
import { examExchangeHandlers } from './features/exam/exchange/handlers.ts';
import { photosConsoleHandlers } from './features/photos/handlers-console.ts';
import { photoHandlers } from './features/photos/handlers.ts';
import { newsConsoleHandlers } from './features/news/handlers-console.ts';
import { newsHandlers } from './features/news/handlers.ts';
import { cancelAllAtDesk } from './features/orders/desk/commands-cancel-many.ts';
import { orderAtDesk } from './features/orders/desk/commands-counter.ts';
import { orderAllAtDesk } from './features/orders/desk/commands-counter-many.ts';
import { sharedHandlers } from './features/orders/group-payment/handlers.ts';
import { deskPayCode, paymentLinkHandlers } from './features/orders/payment-link/handlers.ts';
import { changeHandlers } from './features/orders/change/handlers.ts';
import { orderDeskHandlers } from './features/orders/desk/handlers.ts';
import { bankHandlers } from './features/orders/bank-transfer/handlers.ts';
import { bankStatementHandlers } from './features/orders/bank-transfer/handlers-statement.ts';
import { billHandlers } from './features/orders/reconciliation/handlers.ts';
import { invoiceAtDeskHandlers, invoiceRequestHandlers } from './features/orders/invoice/handlers-request.ts';
import { invoiceHandlers } from './features/orders/invoice/handlers.ts';
import { orderConsoleHandlers } from './features/orders/desk/handlers-console.ts';
import { payByCode } from './features/orders/payment/commands-code.ts';
import { decideOrder } from './features/orders/sandbox-payment/commands.ts';
import { createTogether, orderHandlers } from './features/orders/handlers.ts';
import { enterPerson, takeMoney } from './features/registration/desk/commands.ts';
import { registrationDeskHandlers } from './features/registration/desk/handlers.ts';
import { registrationImport } from './features/registration/import/commands.ts';
import { registrationBulkHandlers } from './features/registration/bulk/handlers.ts';
import { registrationListHandlers } from './features/registration/list/handlers.ts';
import { registrationReviewHandlers } from './features/registration/review/handlers.ts';
import { stayHandlers } from './features/orders/desk/handlers-stay.ts';
import { decisionHandlers } from './features/papers/decision/handlers.ts';
import { letterHandlers } from './features/papers/letter/handlers.ts';
import { reviewHandlers } from './features/papers/review/handlers.ts';
import { reviewerHandlers } from './features/papers/assignment/handlers.ts';
import { paperHandlers } from './features/papers/handlers.ts';
import { paperImportHandlers } from './features/papers/import/handlers.ts';
import { posterBoardHandlers } from './features/papers/poster/handlers-console.ts';
import { posterHandlers } from './features/papers/poster/handlers.ts';
import { refundHandlers } from './features/orders/refund/handlers.ts';
import { privacyHandlers } from './features/privacy/handlers.ts';
import { cardHandlers } from './features/registration/wizard/handlers-card.ts';
import { addTogether, registrationHandlers } from './features/registration/wizard/handlers.ts';
import { detailHandlers } from './features/overview/handlers-detail.ts';
import { ownRegistrationHandlers } from './features/overview/handlers-own.ts';
import { rehearsalHandlers } from './features/rehearsal/handlers.ts';
import { searchHandlers } from './features/overview/handlers-search.ts';
import { summaryHandlers } from './features/overview/handlers-summary.ts';
import { wizardHandlers } from './features/overview/handlers-wizard.ts';
import { speakerAgreementHandlers } from './features/speakers/agreement/handlers.ts';
import { agreementDeskHandlers } from './features/speakers/agreement/handlers-desk.ts';
import { documentKeyHandlers } from './features/speakers/document-key/handlers.ts';
import { speakerStatementHandlers, statementDeskHandlers } from './features/speakers/statement/handlers.ts';
import { receiptDeskHandlers, speakerReceiptHandlers } from './features/speakers/receipt/handlers.ts';
import { agencyImport } from './features/speakers/agency/commands.ts';
import { speakerSlidesHandlers } from './features/speakers/slides/handlers.ts';
import { slidesRoomHandlers } from './features/speakers/slides/handlers-room.ts';
import { speakerPersonHandlers } from './features/speakers/person/handlers.ts';
import { speakerCorrectionHandlers } from './features/speakers/person/handlers-corrections.ts';
import { travelDeskHandlers } from './features/speakers/travel/handlers.ts';
import { speakersConsoleHandlers } from './features/speakers/desk/handlers.ts';
import { speakerHandlers } from './features/speakers/task/handlers.ts';
import { staffHandlers } from './features/staff/log-in/handlers.ts';
import { groupConsoleHandlers } from './features/groups/handlers-console.ts';
import { groupHandlers } from './features/groups/handlers.ts';
import { beginSignOn, finishAttempt } from './features/staff/sign-on/commands-attempt.ts';
import { signOnHandlers } from './features/staff/sign-on/handlers.ts';
import { firstOwnerHandlers } from './features/staff/first-owner/handlers.ts';
import { staffOwnHandlers } from './features/staff/own-account/handlers.ts';
import { staffPeopleHandlers } from './features/staff/people/handlers.ts';
import { waitingHandlers } from './features/registration/waiting/handlers.ts';
import { usageHandlers } from './features/statistics/handlers-usage.ts';
import { statisticsHandlers } from './features/statistics/handlers.ts';
import { taskHandlers } from './features/tasks/handlers.ts';
import { videoHandlers } from './features/video/video/handlers.ts';
import { videoConsoleHandlers } from './features/video/console/handlers.ts';
import { videoWatchHandlers } from './features/video/watch/handlers.ts';
import { videoWatchingHandlers } from './features/video/watch/handlers-beat.ts';
import type { Database } from './db/connection/database.ts';
import type { GroupedCall } from './http/calls/grouped.ts';
import type { AllHandlers } from './http/calls/handlers.ts';
import type { OpenHandlers } from './http/calls/open-handlers.ts';

/** The key of codes on walls. */
const wallKeyOf = async (db: Database, conferenceId: number) => (await keysOf(db, conferenceId)).wallKey;

/** The handler of each call; a call without a handler does not compile. */
export const handlers: AllHandlers = {
  accounts: {
    ...accountHandlers,
    ...ownDataHandlers,
    ...profileHandlers,
    ...memberSignOnHandlers({ begin: beginSignOn, finish: finishAttempt }),
  },
  agenda: { ...agendaHandlers, ...agendaFeedHandlers },
  agendaConsole: { ...agendaConsoleHandlers, ...agendaMaterialHandlers, ...agendaExchangeHandlers },
  person: personHandlers,
  peopleConsole: peopleConsoleHandlers,
  paperCall: paperCallHandlers,
  audit: auditHandlers,
  photos: photoHandlers,
  photosConsole: photosConsoleHandlers,
  certificates: certificateHandlers,
  certificatesConsole: certificateConsoleHandlers,
  comments: commentHandlers,
  commentsConsole: commentConsoleHandlers({ muteAccount, liftMute }),
  checkin: { ...arrivalWallHandlers, ...deviceHandlers, ...ticketHandlers, ...wallHandlers },
  checkinConsole: {
    ...checkinConsoleHandlers,
    ...arrivalWallConsoleHandlers,
    ...badgeHandlers,
    ...deskHandlers({
      takeMoney: (transaction, taking) => takeMoney(transaction, orderAtDesk, taking),
      payCode: deskPayCode,
    }),
  },
  conference: conferenceHandlers,
  conferenceArchive: conferenceArchiveHandlers,
  conferenceConsole: conferenceConsoleHandlers,
  conferenceChecklist: checklistHandlers,
  credits: creditHandlers,
  creditsConsole: creditConsoleHandlers,
  creditsUpload: creditUploadHandlers,
  survey: surveyHandlers,
  surveyConsole: {
    ...surveyConsoleHandlers,
    ...surveyResultHandlers,
    ...surveyReportHandlers,
    ...surveyFollowUpHandlers,
  },
  exam: examHandlers,
  examConsole: {
    ...examBankHandlers,
    ...examRulesHandlers,
    ...examResultHandlers,
    ...examPeopleHandlers,
    ...examExchangeHandlers,
  },
  examItemImport: sheetImportHandlers(itemImport),
  feesCodeImport: sheetImportHandlers(codeImport),
  fees: { ...feeHandlers, ...feeCodeHandlers, ...feeCodeExchangeHandlers, ...feeProofHandlers },
  files: fileHandlers,
  filesConsole: filesConsoleHandlers,
  forms: formHandlers,
  home: homeHandlers,
  homeConsole: { ...homeConsoleHandlers, ...noticeHandlers },
  hotel: { ...hotelHandlers, ...roomLinkHandlers, ...roomMateHandlers, ...roomingHandlers },
  hotelConsole: { ...hotelConsoleHandlers, ...stayHandlers },
  liveConsole: {
    ...liveConsoleHandlers,
    ...liveDeskHandlers,
    ...liveFigureHandlers,
    ...livePollHandlers,
    ...liveRecordingHandlers,
  },
  live: { ...liveHandlers, ...liveWatchHandlers },
  activities: activityHandlers(wallKeyOf),
  developers: { ...keyHandlers, ...endpointHandlers, ...deliveryHandlers, ...eventLogHandlers, ...sandboxHandlers },
  activitiesConsole: activityConsoleHandlers(wallKeyOf, registrationOfValidCode),
  departments: { ...departmentHandlers, ...departmentOwnHandlers },
  exhibition: { ...exhibitionHandlers, ...sponsorHandlers },
  standFigures: figureHandlers,
  standDrafts: draftHandlers,
  standExtras: standExtraHandlers,
  standMembers: standMemberHandlers,
  boothStamps: boothStampHandlers(wallKeyOf),
  exhibitionConsole: {
    ...exhibitionConsoleHandlers,
    ...departmentConsoleHandlers,
    ...standExtraConsoleHandlers,
    ...boothStampConsoleHandlers,
    ...sponsorConsoleHandlers,
    ...planHandlers,
  },
  leads: leadHandlers,
  lottery: lotteryHandlers,
  lotteryConsole: lotteryConsoleHandlers,
  messages: inboxHandlers,
  messagePreferences: preferenceHandlers,
  mailing: mailingHandlers,
  mailingTemplates: mailingTemplateHandlers,
  memberImport: sheetImportHandlers(memberImport),
  hotelInventory: sheetImportHandlers(inventoryImport),
  hotelNumbers: sheetImportHandlers(roomNumberImport),
  members: memberHandlers,
  membersConsole: membersConsoleHandlers,
  pages: pagesHandlers,
  pagesConsole: pagesConsoleHandlers,
  news: newsHandlers,
  newsConsole: newsConsoleHandlers,
  orders: {
    ...orderHandlers,
    ...changeHandlers,
    ...invoiceRequestHandlers,
    ...sharedHandlers,
    ...paymentLinkHandlers,
    ...orderDeskHandlers,
  },
  rehearsal: rehearsalHandlers,
  registration: {
    ...registrationHandlers,
    ...answerFileHandlers,
    ...askedFormHandlers,
    ...wizardHandlers,
    ...ownRegistrationHandlers(entryCodeOf),
    ...cardHandlers(stillCodeOf),
    ...summaryHandlers,
    ...waitingHandlers,
    ...groupHandlers,
    ...guestHandlers({
      orderAtDesk,
      acceptAgreement,
      isInForce,
      isWallCode,
      checkIn: checkInGuest,
      entryCodeOf: stillCodeOf,
    }),
  },
  registrationConsole: {
    ...registrationListHandlers,
    ...registrationReviewHandlers,
    ...registrationBulkHandlers,
    ...detailHandlers,
    ...groupConsoleHandlers,
    ...registrationDeskHandlers(orderAtDesk),
    ...sheetImportHandlers(registrationImport({ orderAtDesk, orderAllAtDesk, cancelAllAtDesk })),
  },
  ordersConsole: {
    ...orderConsoleHandlers,
    ...refundHandlers,
    ...bankHandlers,
    ...bankStatementHandlers,
    ...billHandlers,
    ...invoiceHandlers,
    ...invoiceAtDeskHandlers,
  },
  papers: { ...paperHandlers, ...posterHandlers, ...submissionHandlers },
  papersConsole: { ...papersConsoleHandlers, ...paperImportHandlers, ...posterBoardHandlers },
  speakers: speakerHandlers,
  speakersConsole: speakersConsoleHandlers,
  speakerAgreements: speakerAgreementHandlers,
  agreementDesk: agreementDeskHandlers,
  documentKeys: documentKeyHandlers,
  speakerStatements: speakerStatementHandlers,
  statementDesk: statementDeskHandlers,
  speakerReceipts: speakerReceiptHandlers,
  receiptDesk: receiptDeskHandlers,
  speakerSlides: speakerSlidesHandlers,
  slidesRoom: slidesRoomHandlers,
  speakerPerson: speakerPersonHandlers,
  travelDesk: travelDeskHandlers,
  travelAgency: sheetImportHandlers(agencyImport),
  speakerCorrections: speakerCorrectionHandlers,
  staff: {
    ...searchHandlers,
    ...staffHandlers,
    ...staffOwnHandlers,
    ...firstOwnerHandlers,
    ...staffPeopleHandlers,
    ...signOnHandlers,
  },
  papersReview: { ...reviewHandlers, ...reviewerHandlers, ...decisionHandlers, ...letterHandlers },
  privacy: privacyHandlers,
  statistics: { ...statisticsHandlers, ...usageHandlers },
  tasks: taskHandlers,
  video: { ...videoHandlers, ...videoWatchHandlers, ...videoWatchingHandlers },
  videoConsole: videoConsoleHandlers,
};

/** The calls of the open interface. */
export const openHandlers: OpenHandlers = openCallHandlers({
  enterPerson: (db, person) => enterPerson(db, orderAtDesk, { ...person, paid: null }),
  payByCode,
  decideSandboxPayment: decideOrder,
  admitPerson: admitAtDesk,
});

/** Calls that many phones make at once at the opening of registration. */
export const grouped: readonly GroupedCall[] = [addTogether, bookTogether, createTogether].map(
  (one) => one as unknown as GroupedCall,
);
