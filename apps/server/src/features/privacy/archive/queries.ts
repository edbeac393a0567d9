import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { codesOfAccount } from '../erasure/queries-codes.ts';
import { speakerDataOf } from '../../people/queries-speaker.ts';
import { membershipsOf } from '../queries.ts';

/**
 * All stored data of a person, by table and unchanged; secrets are left out. `societyId`: without the links to log-in providers of other
 * societies.
 */
export async function everythingOf(
  db: Database,
  accountId: number,
  ids: number[],
  papers: number[],
  societyId: number | null = null,
) {
  const all = async (query: ReturnType<typeof sql<Record<string, unknown>>>) => (await query.execute(db)).rows;
  const mine = sql`registration_id = any(${ids}::bigint[])`;
  const ofPaper = sql`paper_id = any(${papers}::bigint[])`;
  const ordered = sql`order_id in (select id from orders where ${mine})`;
  return {
    account: await all(
      sql`select id, name, introduction, avatar, language, created_at from account where id = ${accountId}`,
    ),
    contacts: await all(sql`select kind, value, verified_at from identity where account_id = ${accountId}
      and kind in ('phone', 'email')`),
    consents: await all(
      sql`select subject, version, language, given_at, through, withdrawn_at from consent where account_id = ${accountId}`,
    ),
    logins: await all(
      sql`select device, created_at, used_at, ended_at from access_token where account_id = ${accountId}`,
    ),
    logInProviders:
      await all(sql`select provider.name, provider.issuer, linked.subject, linked.linked_at from member_sign_on as linked
      join sign_on_provider as provider on provider.id = linked.provider_id
      where linked.account_id = ${accountId}
        and (${societyId}::bigint is null or provider.society_id = ${societyId}::bigint) order by linked.linked_at`),
    known_devices: await all(sql`select used_at from known_device where account_id = ${accountId}`),
    registrations: await all(sql`select registration.*, conference.title as conference from registration
      join conference on conference.id = conference_id where registration.id = any(${ids}::bigint[])`),
    notifications: await all(
      sql`select kind, template, variables, link, state, created_at, seen_at from notification where account_id = ${accountId}`,
    ),
    channels: await all(sql`select kind, channels from channel_preference where account_id = ${accountId}`),
    daily_mail: await all(sql`select at_minute from mail_digest where account_id = ${accountId}`),
    quiet_hours: await all(sql`select from_minute, until_minute from quiet_hours where account_id = ${accountId}`),
    exams:
      await all(sql`select exam.rules -> 'title' as exam, attempt.number, attempt.state, attempt.started_at, attempt.finished_at,
        attempt.mark, attempt.most, attempt.passed, attempt.automatic, conference.title as conference
      from exam_attempt as attempt join exam on exam.id = attempt.exam_id join conference on conference.id = exam.conference_id
      where attempt.account_id = ${accountId}`),
    examAnswers: await all(sql`select attempt_id, position, answer, flagged, seconds, typed_at, arrived_at
      from exam_answer join exam_attempt as attempt on attempt.id = attempt_id where attempt.account_id = ${accountId}`),
    surveys: await all(sql`select survey.title as survey, done.anonymous, done.answered_at, answer.answers,
        conference.title as conference
      from survey_done as done join survey on survey.id = done.survey_id
        join conference on conference.id = survey.conference_id left join survey_answer as answer on answer.id = done.answer_id
      where done.account_id = ${accountId}`),
    events: await all(
      sql`select registration_id, at, event, from_state, to_state, why from registration_event where ${mine}`,
    ),
    tickets: await all(sql`select registration_id, role, state, issued_at, voided_at from ticket where ${mine}`),
    attendance: await all(sql`select attendance.registration_id, attendance.kind, attendance.at, point.name as point
      from attendance join checkin_point as point on point.id = attendance.point_id where ${mine} order by attendance.at`),
    scans: await all(sql`select scan.at, scan.direction, scan.kind, scan.reason, point.name as point
      from scan join checkin_point as point on point.id = scan.point_id
      where ticket_id in (select id from ticket where ${mine}) order by scan.at`),
    memberships: await all(sql`select entry.name, phone, email, valid_from, valid_until, list.title as list
      from member_list_entry as entry join member_list as list on list.id = member_list_id
      where entry.id = any(${await membershipsOf(db, accountId, ids)}::bigint[])`),
    stays: await all(sql`select * from hotel_booking where ${mine}`),
    declinedRoomMates: await all(sql`select at from room_refusal where ${mine}`),
    roomLinks:
      await all(sql`select made_at, expires_at, withdrawn_at, answered_at, accepted, registration_id = any(${ids}::bigint[]) as sent
      from room_link where ${mine} or account_id = ${accountId}`),
    orders: await all(sql`select * from orders where ${mine}`),
    lines: await all(sql`select * from order_line where ${ordered}`),
    ledger: await all(sql`select at, order_id, kind, amount, currency from ledger where ${ordered}`),
    deskReceipts:
      await all(sql`select desk_receipt.method, desk_receipt.number, payment.amount, payment.currency, desk_receipt.taken_at
      from desk_receipt join payment on payment.id = payment_id where ${ordered}`),
    invoices: await all(sql`select * from invoice where ${mine}`),
    papers: await all(sql`select paper.number, paper.title, paper.abstract, paper.keywords, paper.language, paper.wish,
        paper.contact_name, paper.contact_phone, paper.contact_email, paper.state, paper.submitted_at, paper.board,
        case when paper.told_at is not null then paper.decision end as decision,
        case when paper.told_at is not null then paper.remark end as remark, conference.title as conference
      from paper join conference on conference.id = paper.conference_id where paper.id = any(${papers}::bigint[])`),
    paperAuthors: await all(sql`select * from paper_author where ${ofPaper} order by paper_id, position`),
    paperFiles: await all(sql`select paper_id, kind, name, size, added_at from paper_file where ${ofPaper}`),
    comments:
      await all(sql`select comment.at, target, body, open, anonymous, comment.state, reason, conference.title as conference
      from comment join conference on conference.id = conference_id where account_id = ${accountId}`),
    introductions:
      await all(sql`select at, introduction.name, affiliation, avatar, body, language, introduction.state, reason,
        conference.title as conference
      from introduction join conference on conference.id = conference_id where account_id = ${accountId}`),
    commentReplies: await all(
      sql`select at, role, body, state, reason from comment_reply where account_id = ${accountId}`,
    ),
    commentReviews: await all(
      sql`select comment_id, stars, body, at from comment_review where account_id = ${accountId}`,
    ),
    handedOverCards:
      await all(sql`select exhibitor.name as exhibitor, exhibitor.booth, lead.name, lead.affiliation, lead.post, lead.email,
        lead.phone, lead.way, lead.notice, lead.notice_version, lead.given_at, lead.keep_until, lead.withdrawn_at, lead.interest,
        lead.note from lead join exhibitor on exhibitor.id = lead.exhibitor_id
      where lead.account_id = ${accountId} order by lead.given_at`),
    departmentMeetings: await all(sql`select meeting.title, meeting.department, person.name, person.affiliation,
        person.entered_at, person.signed_at, person.declined_at
      from department_person as person join department_meeting as meeting on meeting.id = person.meeting_id
      where person.account_id = ${accountId} order by person.entered_at`),
    visitedStands: await all(sql`select exhibitor.name as exhibitor, exhibitor.booth, visit.at
      from exhibitor_visit as visit join exhibitor on exhibitor.id = visit.exhibitor_id
      where visit.account_id = ${accountId} order by visit.at`),
    standOrders:
      await all(sql`select exhibitor.name as exhibitor, made.number, made.total, made.currency, made.state, made.created_at
      from stand_order as made join exhibitor on exhibitor.id = made.exhibitor_id
      where made.account_id = ${accountId} order by made.id`),
    groupAndExhibitorAnswers:
      await all(sql`select form.title as form, given.answers, given.answered_at, conference.title as conference
      from form_answer as given join conference_form as form on form.id = given.form_id
      join conference on conference.id = given.conference_id where given.account_id = ${accountId} order by given.id`),
    answerFiles:
      await all(sql`select file.name, file.kind, bytes, uploaded_at, conference.title as conference from answer_file as file
      join conference on conference.id = conference_id where account_id = ${accountId} order by file.id`),
    discountCodes: await codesOfAccount(db, accountId),
    lotteryTickets: await all(sql`select lottery_draw.title as draw, number, name, affiliation, registration, salt
      from lottery_entrant join lottery_draw on lottery_draw.id = draw_id where ${mine}`),
    activityEntries:
      await all(sql`select activity.title as activity, activity_slot.name as slot, activity_entry.state, activity_entry.at,
        checked_in_at, score, answers from activity_entry join activity on activity.id = activity_entry.activity_id
      join activity_slot on activity_slot.id = slot_id where ${mine}`),
    activityPrizes: await all(sql`select activity_prize.name as prize, rank, score, awarded_at, handed_at
      from activity_award join activity_prize on activity_prize.id = prize_id where ${mine}`),
    stamps: await all(sql`select stamp.name, at from stamp_given join stamp on stamp.id = stamp_id where ${mine}`),
    checkinAnswers: await all(sql`select answers, at from checkin_answer where ${mine}`),
    ...(await speakerDataOf(all, accountId)),
    posterQuestions:
      await all(sql`select question.asked_at, question.asked_by, question.question, question.answer, paper.number
      from poster_question as question join paper on paper.id = question.paper_id where question.account_id = ${accountId}`),
    posterVotes:
      await all(sql`select vote.at, paper.number from poster_vote as vote join paper on paper.id = vote.paper_id
      where vote.account_id = ${accountId}`),
    evidence: await all(sql`select kind, session_id, hall_id, from_at, until_at, title, score, pass_mark, source
      from evidence where account_id = ${accountId} order by id`),
    evidenceCorrections: await all(sql`select corrects, replacement, reason, created_at
      from evidence_correction where account_id = ${accountId} order by id`),
    watched: await all(sql`select broadcast_id, video_id, began_at, until_at, checks_asked, checks_answered
      from watch_interval where account_id = ${accountId} order by id`),
    creditUploads:
      await all(sql`select upload.credit, upload.state, upload.reason, upload.sent_at, upload.answered_at, rule_set.title
      from credit_upload as upload join credit_rule_set as rule_set on rule_set.id = upload.rule_set_id
      where upload.account_id = ${accountId} order by upload.id`),
    creditReviews: await all(sql`select text, answer, created_at, answered_at from credit_review
      where account_id = ${accountId} order by id`),
    certificates: await all(sql`select certificate.number, kind, facts, credential, issued_at, revoked_at, reason,
        conference.title as conference
      from certificate join conference on conference.id = conference_id where account_id = ${accountId} order by certificate.id`),
    posterLikes:
      await all(sql`select liked.at, paper.number from poster_like as liked join paper on paper.id = liked.paper_id
      where liked.account_id = ${accountId}`),
  };
}
