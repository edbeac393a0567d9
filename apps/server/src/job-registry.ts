import { forgetOld } from './features/accounts/jobs.ts';
import { forgetProgrammes } from './features/agenda/jobs-exchange.ts';
import { drawFronts } from './features/files/jobs-fronts.ts';
import { releaseRooms } from './features/hotel/jobs.ts';
import { liveClock, liveRoom } from './features/live/jobs.ts';
import { makeReplay } from './features/live/jobs-replay.ts';
import { filmOfRecording, liveRecordings, removeRecordingFile } from './features/live/jobs-recordings.ts';
import { sendMessage } from './features/messages/jobs.ts';
import { askAboutPayments, confirmFree, expireOrders, refund, sweepHolds } from './features/orders/jobs.ts';
import { fetchBills } from './features/orders/jobs-bills.ts';
import { forgetPaperImports } from './features/papers/jobs-import.ts';
import { listRegistrations, offerAll, offerFreed } from './features/registration/jobs.ts';
import { forgetLists } from './features/registration/jobs-import.ts';
import { close, removeErasedFiles, retain } from './features/privacy/jobs.ts';
import { keepUsageMonths } from './features/statistics/jobs.ts';
import { runTasks } from './features/tasks/jobs.ts';
import { cutFilm } from './features/video/jobs.ts';
import type { JobRegistry } from './jobs/job.ts';
import { taskRegistry } from './task-registry.ts';

/** Every job of every feature. */
export const jobRegistry: JobRegistry = {
  'agenda.forgetImports': forgetProgrammes,
  'files.fronts': drawFronts,
  'papers.forgetImports': forgetPaperImports,
  'live.clock': liveClock,
  'live.room': liveRoom,
  'live.replay': makeReplay,
  'live.recordings': liveRecordings,
  'live.film': filmOfRecording,
  'live.removeRecording': removeRecordingFile,
  'messages.send': sendMessage,
  'registration.offer': offerFreed,
  'registration.list': listRegistrations,
  'registration.waiting': offerAll,
  'registration.forgetImports': forgetLists,
  'orders.confirmFree': confirmFree,
  'orders.refund': refund,
  'orders.expire': expireOrders,
  'orders.ask': askAboutPayments,
  'orders.bills': fetchBills,
  'orders.sweep': sweepHolds,
  'hotel.release': releaseRooms,
  'accounts.forget': forgetOld,
  'privacy.files': removeErasedFiles,
  'privacy.retain': retain,
  'privacy.close': close,
  'statistics.months': keepUsageMonths,
  'video.playlist': cutFilm,
  'tasks.run': runTasks(taskRegistry),
};
