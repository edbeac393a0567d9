import { purgeOldAccounts } from './features/accounts/jobs.ts';
import { purgeProgrammeImports } from './features/agenda/exchange/jobs.ts';
import { issueEachHour } from './features/certificates/issue/jobs.ts';
import { recordCreditEvidence } from './features/credits/jobs.ts';
import { collectExams } from './features/exam/attempt/jobs.ts';
import { purgeCheckinDevices } from './features/checkin/device/jobs.ts';
import { drawFronts } from './features/files/jobs-fronts.ts';
import { publishHomes } from './features/home/jobs.ts';
import { releaseRooms } from './features/hotel/release/jobs.ts';
import { liveClock, liveRoom } from './features/live/jobs.ts';
import { makeReplay, filmOfRecording, liveRecordings, removeRecordingFile } from './features/live/recording/jobs.ts';
import { fetchRandomness, notifyWinners, remindWinners } from './features/lottery/jobs.ts';
import { offerActivityPlaces } from './features/activities/jobs.ts';
import { syncAfterRelease } from './features/speakers/invitation/jobs.ts';
import { advanceChains, remindSpeakers } from './features/speakers/desk/jobs.ts';
import { deliverWebhooks, purgeWebhooks } from './features/developers/delivery/jobs.ts';
import { purgeDocuments } from './features/speakers/travel/jobs.ts';
import { drawPages, purgeUploads } from './features/speakers/slides/jobs.ts';
import { remindDepartments } from './features/exhibition/department/jobs.ts';
import { purgeDue } from './features/exhibition/lead/jobs.ts';
import { purgeMessages } from './features/messages/inbox/jobs.ts';
import { beginMailing, closeMailings } from './features/messages/mailing/jobs.ts';
import { sendMessages } from './features/messages/delivery/jobs.ts';
import {
  askAboutPayments,
  closeOthers,
  confirmFree,
  expireOrders,
  refund,
  sweepHolds,
} from './features/orders/jobs.ts';
import { fetchBills } from './features/orders/reconciliation/jobs.ts';
import { purgePaperImports } from './features/papers/import/jobs.ts';
import { sweepRehearsals } from './features/rehearsal/jobs.ts';
import { listRegistrations } from './features/registration/list/jobs.ts';
import { offerAll, offerFreed } from './features/registration/waiting/jobs.ts';
import { purgeArchives } from './features/conference/archive/jobs.ts';
import { deleteOldSheets } from './features/tasks/import/jobs.ts';
import { sweepAnswerFiles } from './features/registration/answer-file/jobs.ts';
import { close, removeErasedFiles, retain } from './features/privacy/jobs.ts';
import { foldMoney, saveUsageMonths } from './features/statistics/jobs.ts';
import { purgeTaskFiles, runTasks } from './features/tasks/jobs.ts';
import { cutFilm } from './features/video/upload/jobs.ts';
import type { JobRegistry } from './jobs/job.ts';
import { taskRegistry } from './task-registry.ts';

/** Every job of every feature. */
export const jobRegistry: JobRegistry = {
  'agenda.forgetImports': purgeProgrammeImports,
  'certificates.automatic': issueEachHour,
  'credits.programme': recordCreditEvidence,
  'exam.collect': collectExams,
  'checkin.purge': purgeCheckinDevices,
  'files.fronts': drawFronts,
  'papers.forgetImports': purgePaperImports,
  'rehearsal.sweep': sweepRehearsals,
  'live.clock': liveClock,
  'live.room': liveRoom,
  'live.replay': makeReplay,
  'live.recordings': liveRecordings,
  'live.film': filmOfRecording,
  'live.removeRecording': removeRecordingFile,
  'activities.offer': offerActivityPlaces,
  'developers.deliver': deliverWebhooks,
  'developers.purge': purgeWebhooks,
  'speakers.sync': syncAfterRelease,
  'speakers.chain': advanceChains,
  'speakers.pages': drawPages,
  'speakers.remind': remindSpeakers,
  'speakers.purgeDocuments': purgeDocuments,
  'speakers.purgeUploads': purgeUploads,
  'exhibition.purge': purgeDue,
  'exhibition.remind': remindDepartments,
  'lottery.randomness': fetchRandomness,
  'lottery.notify': notifyWinners,
  'lottery.remind': remindWinners,
  'messages.send': sendMessages,
  'messages.purge': purgeMessages,
  'messages.mailing': beginMailing,
  'messages.close': closeMailings,
  'registration.offer': offerFreed,
  'registration.list': listRegistrations,
  'registration.waiting': offerAll,
  'tasks.forgetImports': deleteOldSheets,
  'tasks.purgeFiles': purgeTaskFiles,
  'conference.purgeArchives': purgeArchives,
  'orders.confirmFree': confirmFree,
  'orders.refund': refund,
  'orders.close': closeOthers,
  'orders.expire': expireOrders,
  'orders.ask': askAboutPayments,
  'orders.bills': fetchBills,
  'orders.sweep': sweepHolds,
  'home.publish': publishHomes,
  'hotel.release': releaseRooms,
  'accounts.forget': purgeOldAccounts,
  'forms.files': sweepAnswerFiles,
  'privacy.files': removeErasedFiles,
  'privacy.retain': retain,
  'privacy.close': close,
  'statistics.money': foldMoney,
  'statistics.months': saveUsageMonths,
  'video.playlist': cutFilm,
  'tasks.run': runTasks(taskRegistry),
};
