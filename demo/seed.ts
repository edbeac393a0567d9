import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { diskStore } from '@meetingapp/server/ports/files/disk.ts';
import { seedSymposiumActivities } from './activities/symposium-activities.ts';
import { seedPastCertificates, seedRunningCertificates } from './certificates/demo-certificates.ts';
import { seedCongressComments } from './comments/congress-comments.ts';
import { buildAccount, buildAgreement } from './accounts/accounts.ts';
import { privacyPolicy, userAgreement } from './accounts/agreements.ts';
import { dayFrom, momentFrom } from './support/calendar.ts';
import { seedCongress } from './congress.ts';
import { seedExams } from './exam/congress-exams.ts';
import { seedCongressDevelopers } from './developers/congress-developers.ts';
import { seedCongressDepartments } from './exhibition/congress-departments.ts';
import { seedCongressExhibition } from './exhibition/congress-exhibition.ts';
import { seedCongressLottery, seedRunningLottery } from './lottery/congress-lottery.ts';
import { seedCongressMailings } from './messages/congress-mailings.ts';
import { seedCongressMessages } from './messages/congress-messages.ts';
import { buildBounce } from './messages/messages.ts';
import { strayPayment } from './orders/congress-bills.ts';
import { seedCongressLive } from './live/congress-live.ts';
import { seedReviews } from './papers/congress-reviews.ts';
import { seedBroadcastFigures, seedCongressUsage } from './statistics/congress-usage.ts';
import { seedCongressPhotos } from './photos/congress-introductions.ts';
import { seedPaymentLinks } from './orders/congress-payment-links.ts';
import { seedCongressMoney } from './orders/congress-money.ts';
import { seedCongressStatement } from './orders/congress-statement.ts';
import { seedCongressPapers } from './papers/congress-papers.ts';
import { seedCongressPosters } from './papers/poster/congress-posters.ts';
import { seedOwnRegistration } from './people/congress-people.ts';
import { seedCongressVideos } from './video/congress-videos.ts';
import { people } from './people/people.ts';
import { seedSandbox } from './developers/sandbox.ts';
import { seedCongressRehearsal } from './rehearsal/rehearsals.ts';
import { seedPastConference } from './past-conference.ts';
import { seedReducedConference } from './reduced-conference.ts';
import { attendee, seedRunningConference } from './running-conference.ts';
import { teachSimulator } from './orders/simulated-memory.ts';
import { runningTitle, seedSmallConferences } from './small-conferences.ts';
import { seedCongressAgreements } from './speakers/congress-agreements.ts';
import { seedCongressReceipts } from './speakers/congress-receipts.ts';
import { seedCongressTravel } from './speakers/congress-travel.ts';
import { seedCongressSlides } from './speakers/congress-slides.ts';
import { seedSymposiumSpeakers } from './speakers/symposium-speakers.ts';
import { seedCongressSpeakers } from './speakers/congress-speakers.ts';
import { seedSociety } from './society.ts';
import { seedCongressImports } from './tasks/import.ts';
import { seedSurveys } from './survey/symposium-surveys.ts';
import { buildStaff, seedColleagues } from './staff/staff.ts';

/** Log-ins of the demo: printed at start, written in the README, used by the browser tests. */
export const demoLogins = {
  /** A member of the society who has registered for the congress and paid. */
  registered: { name: '林知远', phone: '13900101001', email: 'member01@example.com', password: 'Heart-2026' },
  /** An account without registrations. */
  fresh: { name: '白芷若', phone: '13900109001', email: 'baizhiruo@example.com', password: 'Heart-2026' },
  /** Takes part in the symposium that runs today, and was at last year's congress. */
  attending: { ...attendee, email: 'jianning@example.com', password: 'Heart-2026' },
  staff: { name: '程望舒', email: 'owner@ecsc.example', password: 'Console-2026' },
} as const;

/**
 * Fills an empty database with the demo, dated from the day of `now`; does nothing when a society exists. Files and the state of the
 * simulated providers are saved below `dataDir`; certificates name the server at `publicUrl`. `past`: the demo is older, and its congress of
 * the day is over.
 */
export async function seedDemo(
  db: Database,
  now: Date,
  dataDir: string | null = null,
  publicUrl = 'http://localhost:3000',
): Promise<{ seeded: boolean; past: boolean }> {
  const files = dataDir === null ? null : diskStore(join(dataDir, 'files'));
  return db.transaction().execute(async (transaction) => {
    // Two servers may start at once on one database; the second waits here and then finds the demo seeded.
    await sql`lock table society in exclusive mode`.execute(transaction);
    if (await transaction.selectFrom('society').select('id').limit(1).executeTakeFirst())
      return { seeded: false, past: await isPast(transaction, now) };
    await buildAgreement(transaction, '2026-01', momentFrom(now, -120), userAgreement, privacyPolicy);
    const { societyId, memberListId } = await seedSociety(transaction, now);
    const staffId = await buildStaff(transaction, societyId, demoLogins.staff);
    const congress = await seedCongress(transaction, files, societyId, memberListId, now);
    await seedColleagues(transaction, societyId, congress.conferenceId);
    await seedReducedConference(transaction, societyId, now);
    const { ended, running } = await seedSmallConferences(transaction, societyId, now);
    const [registered] = people;
    const account = await buildAccount(transaction, demoLogins.registered);
    await buildAccount(transaction, demoLogins.fresh);
    if (registered) await seedOwnRegistration(transaction, account, congress, now);
    await seedCongressPapers(transaction, congress.conferenceId, account, now, files);
    await seedCongressPosters(transaction, congress.conferenceId, account, now, files);
    await seedReviews(transaction, societyId, congress.conferenceId, now);
    await seedCongressLive(transaction, congress.conferenceId, now, files);
    await seedCongressVideos(transaction, congress.conferenceId, now, { files, dataDir });
    await seedCongressMoney(transaction, congress.conferenceId, now, files);
    await seedPaymentLinks(transaction, congress.conferenceId, now);
    await seedCongressStatement(transaction, { societyId, conferenceId: congress.conferenceId, staffId }, now);
    await seedCongressUsage(transaction, congress.conferenceId, now);
    await seedBroadcastFigures(transaction, congress.conferenceId, now);
    await seedCongressMailings(transaction, { conferenceId: congress.conferenceId, societyId, staffId }, now);
    // Last, so that the numbers of the congress's rows stay the same.
    const place = {
      congressId: congress.conferenceId,
      accountId: await buildAccount(transaction, demoLogins.attending),
      files,
      dataDir,
      staffId,
    };
    await seedPastConference(transaction, ended, now, place);
    await seedRunningConference(transaction, running, now, place);
    const { accountId } = place;
    await seedSurveys(transaction, { cid: running.cid, accountId }, now);
    await seedPastCertificates(transaction, { societyId, cid: ended.cid, accountId, staffId, publicUrl }, now);
    await seedRunningCertificates(transaction, running.cid, now);
    await seedExams(transaction, { societyId, running: running.cid, ended: ended.cid, accountId, files }, now);
    await seedSymposiumActivities(transaction, { conferenceId: running.cid, accountId }, now);
    await seedCongressComments(transaction, { conferenceId: congress.conferenceId, accountId: account, staffId }, now);
    await seedCongressPhotos(transaction, { conferenceId: congress.conferenceId, accountId: account, files }, now);
    const [, second] = await transaction.selectFrom('staff_member').select('id').orderBy('id').execute();
    const drawStaff = [staffId, second?.id ?? staffId] as const;
    await seedCongressLottery(transaction, { conferenceId: congress.conferenceId, staff: drawStaff }, now);
    await seedRunningLottery(transaction, { conferenceId: running.cid, staff: drawStaff }, now);
    const { phone: memberPhone } = demoLogins.fresh;
    const hall = { conferenceId: congress.conferenceId, accountId: account, memberPhone, files };
    await seedCongressExhibition(transaction, hall, now);
    const hostPhone = demoLogins.registered.phone;
    await seedCongressDepartments(transaction, { conferenceId: congress.conferenceId, hostPhone }, now);
    const { name } = demoLogins.registered;
    await seedCongressSpeakers(transaction, { conferenceId: congress.conferenceId, accountId: account, name }, now);
    await seedSymposiumSpeakers(transaction, { conferenceId: running.cid, accountId: account, name }, now);
    await seedCongressTravel(transaction, congress.conferenceId, now);
    const speaking = { conferenceId: congress.conferenceId, accountId: account, files, dataDir, publicUrl };
    await seedCongressAgreements(transaction, speaking, now);
    await seedCongressReceipts(transaction, speaking, now);
    await seedCongressSlides(transaction, files, congress.conferenceId, now);
    await seedCongressMessages(transaction, congress.conferenceId, { accountId: account, name }, now);
    await buildBounce(transaction, demoLogins.attending.email, '550 5.2.2 mailbox full', momentFrom(now, -2, '09:12'));
    if (dataDir !== null) await teachSimulator(transaction, dataDir, [strayPayment(now)]);
    if (files !== null) {
      const lists = { conferenceId: congress.conferenceId, societyId, memberListId, staffId, files };
      await seedCongressImports(transaction, lists, now);
    }
    await seedSandbox(transaction, { societyId, staffId }, now);
    await seedCongressRehearsal(transaction, { conferenceId: congress.conferenceId, staffId }, now);
    // Last, so that nothing of the above is an event for its receivers.
    await seedCongressDevelopers(transaction, { conferenceId: congress.conferenceId, staffId }, now);
    // All demo accounts accepted the agreement at registration.
    await sql`insert into consent (account_id, subject, version, language, given_at, through)
      select id, 'agreement', '2026-01', 'zh', created_at, 'demo' from account`.execute(transaction);
    return { seeded: true, past: false };
  });
}

/** True when the congress that ran on the day of seeding has ended. */
async function isPast(db: Database, now: Date): Promise<boolean> {
  const running = await db
    .selectFrom('conference')
    .select('ends_on')
    .where(sql`title ->> 'en'`, '=', runningTitle.en)
    .executeTakeFirst();
  return running !== undefined && running.ends_on < dayFrom(now, 0);
}
