import { shellTexts } from './shell-texts.ts';

/**
 * Texts that the phone may load: one line per feature and language, each its own chunk. A feature that is not listed has no texts on
 * the phone. A page names the texts of its own screen, so that this directory loads after it.
 */
export const textSources = {
  app: {
    zh: () => Promise.resolve(shellTexts.zh),
    en: () => Promise.resolve(shellTexts.en),
  },
  accounts: {
    zh: () => import('@meetingapp/locales/zh/accounts.ts').then((file) => file.accounts),
    en: () => import('@meetingapp/locales/en/accounts.ts').then((file) => file.accounts),
  },
  accountChange: {
    zh: () => import('@meetingapp/locales/zh/accounts/account-change.ts').then((file) => file.accountChange),
    en: () => import('@meetingapp/locales/en/accounts/account-change.ts').then((file) => file.accountChange),
  },
  survey: {
    zh: () => import('@meetingapp/locales/zh/survey/answer.ts').then((file) => file.survey),
    en: () => import('@meetingapp/locales/en/survey/answer.ts').then((file) => file.survey),
  },
  exam: {
    zh: () => import('@meetingapp/locales/zh/exam/attempt.ts').then((file) => file.exam),
    en: () => import('@meetingapp/locales/en/exam/attempt.ts').then((file) => file.exam),
  },
  registration: {
    zh: () => import('@meetingapp/locales/zh/registration/wizard.ts').then((file) => file.registration),
    en: () => import('@meetingapp/locales/en/registration/wizard.ts').then((file) => file.registration),
  },
  registrationForm: {
    zh: () => import('@meetingapp/locales/zh/registration/form.ts').then((file) => file.registrationForm),
    en: () => import('@meetingapp/locales/en/registration/form.ts').then((file) => file.registrationForm),
  },
  registrationPicture: {
    zh: () => import('@meetingapp/locales/zh/registration/picture.ts').then((file) => file.registrationPicture),
    en: () => import('@meetingapp/locales/en/registration/picture.ts').then((file) => file.registrationPicture),
  },
  registrationMember: {
    zh: () => import('@meetingapp/locales/zh/registration/member.ts').then((file) => file.registrationMember),
    en: () => import('@meetingapp/locales/en/registration/member.ts').then((file) => file.registrationMember),
  },
  registrationFee: {
    zh: () => import('@meetingapp/locales/zh/registration/fee.ts').then((file) => file.registrationFee),
    en: () => import('@meetingapp/locales/en/registration/fee.ts').then((file) => file.registrationFee),
  },
  registrationChange: {
    zh: () => import('@meetingapp/locales/zh/registration/change.ts').then((file) => file.registrationChange),
    en: () => import('@meetingapp/locales/en/registration/change.ts').then((file) => file.registrationChange),
  },
  registrationOverview: {
    zh: () => import('@meetingapp/locales/zh/registration/overview.ts').then((file) => file.registrationOverview),
    en: () => import('@meetingapp/locales/en/registration/overview.ts').then((file) => file.registrationOverview),
  },
  summary: {
    zh: () => import('@meetingapp/locales/zh/overview/summary.ts').then((file) => file.summary),
    en: () => import('@meetingapp/locales/en/overview/summary.ts').then((file) => file.summary),
  },
  hotel: {
    zh: () => import('@meetingapp/locales/zh/hotel/hotel.ts').then((file) => file.hotel),
    en: () => import('@meetingapp/locales/en/hotel/hotel.ts').then((file) => file.hotel),
  },
  roomLink: {
    zh: () => import('@meetingapp/locales/zh/hotel/room-link.ts').then((file) => file.roomLink),
    en: () => import('@meetingapp/locales/en/hotel/room-link.ts').then((file) => file.roomLink),
  },
  orders: {
    zh: () => import('@meetingapp/locales/zh/orders/order.ts').then((file) => file.orders),
    en: () => import('@meetingapp/locales/en/orders/order.ts').then((file) => file.orders),
  },
  home: {
    zh: () => import('@meetingapp/locales/zh/home/home.ts').then((file) => file.home),
    en: () => import('@meetingapp/locales/en/home/home.ts').then((file) => file.home),
  },
  homeWay: {
    zh: () => import('@meetingapp/locales/zh/home/floor.ts').then((file) => file.homeWay),
    en: () => import('@meetingapp/locales/en/home/floor.ts').then((file) => file.homeWay),
  },
  photos: {
    zh: () => import('@meetingapp/locales/zh/photos/photo.ts').then((file) => file.photos),
    en: () => import('@meetingapp/locales/en/photos/photo.ts').then((file) => file.photos),
  },
  comments: {
    zh: () => import('@meetingapp/locales/zh/comments/comment.ts').then((file) => file.comments),
    en: () => import('@meetingapp/locales/en/comments/comment.ts').then((file) => file.comments),
  },
  registrationGuest: {
    zh: () => import('@meetingapp/locales/zh/registration/guest.ts').then((file) => file.registrationGuest),
    en: () => import('@meetingapp/locales/en/registration/guest.ts').then((file) => file.registrationGuest),
  },
  activities: {
    zh: () => import('@meetingapp/locales/zh/activities/activity.ts').then((file) => file.activities),
    en: () => import('@meetingapp/locales/en/activities/activity.ts').then((file) => file.activities),
  },
  speakers: {
    zh: () => import('@meetingapp/locales/zh/speakers/task.ts').then((file) => file.speakers),
    en: () => import('@meetingapp/locales/en/speakers/task.ts').then((file) => file.speakers),
  },
  askedForms: {
    zh: () => import('@meetingapp/locales/zh/forms/asked-form.ts').then((file) => file.askedForms),
    en: () => import('@meetingapp/locales/en/forms/asked-form.ts').then((file) => file.askedForms),
  },
  formKinds: {
    zh: () => import('@meetingapp/locales/zh/forms/field.ts').then((file) => file.formKinds),
    en: () => import('@meetingapp/locales/en/forms/field.ts').then((file) => file.formKinds),
  },
  speakerPerson: {
    zh: () => import('@meetingapp/locales/zh/speakers/person.ts').then((file) => file.speakerPerson),
    en: () => import('@meetingapp/locales/en/speakers/person.ts').then((file) => file.speakerPerson),
  },
  speakerReceipt: {
    zh: () => import('@meetingapp/locales/zh/speakers/receipt.ts').then((file) => file.speakerReceipt),
    en: () => import('@meetingapp/locales/en/speakers/receipt.ts').then((file) => file.speakerReceipt),
  },
  speakerAgreement: {
    zh: () => import('@meetingapp/locales/zh/speakers/agreement.ts').then((file) => file.speakerAgreement),
    en: () => import('@meetingapp/locales/en/speakers/agreement.ts').then((file) => file.speakerAgreement),
  },
  speakerSlides: {
    zh: () => import('@meetingapp/locales/zh/speakers/slides.ts').then((file) => file.speakerSlides),
    en: () => import('@meetingapp/locales/en/speakers/slides.ts').then((file) => file.speakerSlides),
  },
  exhibition: {
    zh: () => import('@meetingapp/locales/zh/exhibition/exhibitor.ts').then((file) => file.exhibition),
    en: () => import('@meetingapp/locales/en/exhibition/exhibitor.ts').then((file) => file.exhibition),
  },
  department: {
    zh: () => import('@meetingapp/locales/zh/exhibition/department.ts').then((file) => file.department),
    en: () => import('@meetingapp/locales/en/exhibition/department.ts').then((file) => file.department),
  },
  stand: {
    zh: () => import('@meetingapp/locales/zh/exhibition/stand.ts').then((file) => file.stand),
    en: () => import('@meetingapp/locales/en/exhibition/stand.ts').then((file) => file.stand),
  },
  standFigures: {
    zh: () => import('@meetingapp/locales/zh/exhibition/figure.ts').then((file) => file.standFigures),
    en: () => import('@meetingapp/locales/en/exhibition/figure.ts').then((file) => file.standFigures),
  },
  lead: {
    zh: () => import('@meetingapp/locales/zh/exhibition/lead.ts').then((file) => file.lead),
    en: () => import('@meetingapp/locales/en/exhibition/lead.ts').then((file) => file.lead),
  },
  lottery: {
    zh: () => import('@meetingapp/locales/zh/lottery/draw.ts').then((file) => file.lottery),
    en: () => import('@meetingapp/locales/en/lottery/draw.ts').then((file) => file.lottery),
  },
  checkinWall: {
    zh: () => import('@meetingapp/locales/zh/checkin/wall.ts').then((file) => file.checkinWall),
    en: () => import('@meetingapp/locales/en/checkin/wall.ts').then((file) => file.checkinWall),
  },
  checkinArrivals: {
    zh: () => import('@meetingapp/locales/zh/checkin/arrivals.ts').then((file) => file.checkinArrivals),
    en: () => import('@meetingapp/locales/en/checkin/arrivals.ts').then((file) => file.checkinArrivals),
  },
  checkinDevice: {
    zh: () => import('@meetingapp/locales/zh/checkin/device.ts').then((file) => file.checkinDevice),
    en: () => import('@meetingapp/locales/en/checkin/device.ts').then((file) => file.checkinDevice),
  },
  conference: {
    zh: () => import('@meetingapp/locales/zh/conference/conference.ts').then((file) => file.conference),
    en: () => import('@meetingapp/locales/en/conference/conference.ts').then((file) => file.conference),
  },
  agenda: {
    zh: () => import('@meetingapp/locales/zh/agenda/programme.ts').then((file) => file.agenda),
    en: () => import('@meetingapp/locales/en/agenda/programme.ts').then((file) => file.agenda),
  },
  news: {
    zh: () => import('@meetingapp/locales/zh/news/article.ts').then((file) => file.news),
    en: () => import('@meetingapp/locales/en/news/article.ts').then((file) => file.news),
  },
  pages: {
    zh: () => import('@meetingapp/locales/zh/pages/page.ts').then((file) => file.pages),
    en: () => import('@meetingapp/locales/en/pages/page.ts').then((file) => file.pages),
  },
  certificates: {
    zh: () => import('@meetingapp/locales/zh/certificates/certificate.ts').then((file) => file.certificates),
    en: () => import('@meetingapp/locales/en/certificates/certificate.ts').then((file) => file.certificates),
  },
  camera: {
    zh: () => import('@meetingapp/locales/zh/checkin/camera.ts').then((file) => file.camera),
    en: () => import('@meetingapp/locales/en/checkin/camera.ts').then((file) => file.camera),
  },
  handOver: {
    zh: () => import('@meetingapp/locales/zh/lottery/hand-over.ts').then((file) => file.handOver),
    en: () => import('@meetingapp/locales/en/lottery/hand-over.ts').then((file) => file.handOver),
  },
  credits: {
    zh: () => import('@meetingapp/locales/zh/credits/credit.ts').then((file) => file.credits),
    en: () => import('@meetingapp/locales/en/credits/credit.ts').then((file) => file.credits),
  },
  creditsRule: {
    zh: () => import('@meetingapp/locales/zh/credits/rule.ts').then((file) => file.creditsRule),
    en: () => import('@meetingapp/locales/en/credits/rule.ts').then((file) => file.creditsRule),
  },
  liveFigures: {
    zh: () => import('@meetingapp/locales/zh/live/figures.ts').then((file) => file.liveFigures),
    en: () => import('@meetingapp/locales/en/live/figures.ts').then((file) => file.liveFigures),
  },
  usage: {
    zh: () => import('@meetingapp/locales/zh/statistics/usage.ts').then((file) => file.usage),
    en: () => import('@meetingapp/locales/en/statistics/usage.ts').then((file) => file.usage),
  },
  people: {
    zh: () => import('@meetingapp/locales/zh/people/people.ts').then((file) => file.people),
    en: () => import('@meetingapp/locales/en/people/people.ts').then((file) => file.people),
  },
  files: {
    zh: () => import('@meetingapp/locales/zh/files.ts').then((file) => file.files),
    en: () => import('@meetingapp/locales/en/files.ts').then((file) => file.files),
  },
  video: {
    zh: () => import('@meetingapp/locales/zh/video/video.ts').then((file) => file.video),
    en: () => import('@meetingapp/locales/en/video/video.ts').then((file) => file.video),
  },
  videoPlayer: {
    zh: () => import('@meetingapp/locales/zh/video/player.ts').then((file) => file.videoPlayer),
    en: () => import('@meetingapp/locales/en/video/player.ts').then((file) => file.videoPlayer),
  },
  papersSubmission: {
    zh: () => import('@meetingapp/locales/zh/papers/submission.ts').then((file) => file.papersSubmission),
    en: () => import('@meetingapp/locales/en/papers/submission.ts').then((file) => file.papersSubmission),
  },
  papersPosters: {
    zh: () => import('@meetingapp/locales/zh/papers/poster.ts').then((file) => file.papersPosters),
    en: () => import('@meetingapp/locales/en/papers/poster.ts').then((file) => file.papersPosters),
  },
  live: {
    zh: () => import('@meetingapp/locales/zh/live/broadcast.ts').then((file) => file.live),
    en: () => import('@meetingapp/locales/en/live/broadcast.ts').then((file) => file.live),
  },
  messagesInbox: {
    zh: () => import('@meetingapp/locales/zh/messages/inbox.ts').then((file) => file.messagesInbox),
    en: () => import('@meetingapp/locales/en/messages/inbox.ts').then((file) => file.messagesInbox),
  },
  messagesPreference: {
    zh: () => import('@meetingapp/locales/zh/messages/preference.ts').then((file) => file.messagesPreference),
    en: () => import('@meetingapp/locales/en/messages/preference.ts').then((file) => file.messagesPreference),
  },
  members: {
    zh: () => import('@meetingapp/locales/zh/members/member.ts').then((file) => file.members),
    en: () => import('@meetingapp/locales/en/members/member.ts').then((file) => file.members),
  },
} as const;

export type TextFeature = keyof typeof textSources;
/** Chinese texts of a feature: the reference for checking keys and placeholders. */
export type TextsOf<F extends TextFeature> = Awaited<ReturnType<(typeof textSources)[F]['zh']>>;
