/**
 * Every background job and its payload: ids to look up, not copies of data. The name is feature and action. A scheduled job has no
 * payload.
 */
export interface JobPayloads {
  'certificates.automatic': Record<string, never>;
  'rehearsal.sweep': Record<string, never>;
  'credits.programme': Record<string, never>;
  'exam.collect': Record<string, never>;
  'developers.deliver': Record<string, never>;
  'developers.purge': Record<string, never>;
  'speakers.sync': { conferenceId: number };
  'speakers.chain': Record<string, never>;
  'speakers.remind': Record<string, never>;
  'speakers.purgeDocuments': Record<string, never>;
  'speakers.pages': { slidesId: number };
  'speakers.purgeUploads': Record<string, never>;
  'exhibition.purge': Record<string, never>;
  'exhibition.remind': Record<string, never>;
  'lottery.randomness': Record<string, never>;
  'activities.offer': { slotId: number };
  'lottery.notify': { drawId: number };
  'lottery.remind': Record<string, never>;
  'messages.send': Record<string, never>;
  'messages.purge': Record<string, never>;
  'messages.mailing': { mailingId: number };
  'messages.close': Record<string, never>;
  'registration.offer': { stockId: number };
  'registration.list': Record<string, never>;
  'agenda.forgetImports': Record<string, never>;
  'files.fronts': Record<string, never>;
  'papers.forgetImports': Record<string, never>;
  'tasks.forgetImports': Record<string, never>;
  'tasks.purgeFiles': Record<string, never>;
  'conference.purgeArchives': Record<string, never>;
  'registration.waiting': Record<string, never>;
  'live.clock': Record<string, never>;
  'live.room': { roomId: number };
  'live.replay': { broadcastId: number };
  'live.recordings': Record<string, never>;
  'live.film': { videoId: number };
  'live.removeRecording': { name: string };
  'orders.confirmFree': { regId: number };
  'orders.refund': { refundId: number };
  'orders.close': { orderId: number };
  'orders.expire': Record<string, never>;
  'orders.ask': Record<string, never>;
  'orders.bills': Record<string, never>;
  'orders.sweep': Record<string, never>;
  'home.publish': Record<string, never>;
  'hotel.release': Record<string, never>;
  'accounts.forget': Record<string, never>;
  'forms.files': Record<string, never>;
  'privacy.files': { keys: string[] };
  'checkin.purge': Record<string, never>;
  'privacy.retain': Record<string, never>;
  'privacy.close': Record<string, never>;
  'statistics.money': Record<string, never>;
  'statistics.months': Record<string, never>;
  'video.playlist': { videoId: number };
  'tasks.run': { taskId: number };
}

export type JobName = keyof JobPayloads;
