import { sql, type RawBuilder } from 'kysely';
import type {
  CommentMode,
  CommentPart,
  CommentState,
  CommentTarget,
  ReplyRole,
} from '@meetingapp/contract/comments/comment.ts';
import type { HoldReason } from '@meetingapp/contract/comments/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';

export interface CommentSettings {
  mode: CommentMode;
  writers: 'account' | 'registered';
  version: number;
}

/** Settings of a conference; without a row, staff pass each public text and anyone with an account may write. */
export async function settingsOf(db: Database, conferenceId: number): Promise<CommentSettings> {
  const row = await db
    .selectFrom('comment_settings')
    .select(['mode', 'writers', 'version'])
    .where('conference_id', '=', conferenceId)
    .$castTo<CommentSettings>()
    .executeTakeFirst();
  return row ?? { mode: 'before', writers: 'account', version: 0 };
}

export type Bar = 'comments_closed' | 'comment_muted' | 'comment_registered';

/** Why an account may not write in a conference at this time; null: it may. Mutes of the live desk count where they are general. */
export async function barOf(
  db: Database,
  { conferenceId, accountId, now }: { conferenceId: number; accountId: number; now: Date },
): Promise<Bar | null> {
  const { mode, writers } = await settingsOf(db, conferenceId);
  if (mode === 'closed') return 'comments_closed';
  const { rows } = await sql<{ muted: boolean; registered: boolean }>`
    select exists (select from live_mute where conference_id = ${conferenceId} and account_id = ${accountId}
        and broadcast_id is null and lifted_at is null and (until is null or until > ${now})) as muted,
      exists (select from registration where conference_id = ${conferenceId} and account_id = ${accountId}
        and state in ('confirmed', 'attended')) as registered`.execute(db);
  if (rows[0]?.muted) return 'comment_muted';
  return writers === 'registered' && !rows[0]?.registered ? 'comment_registered' : null;
}

export interface CommentRow {
  id: number;
  conference_id: number;
  account_id: number | null;
  name: string;
  affiliation: string;
  anonymous: boolean;
  target: CommentTarget;
  expert_id: number | null;
  session_id: number | null;
  body: string;
  pictures: string[];
  open: boolean;
  state: CommentState;
  hold_reason: HoldReason | null;
  reason: string;
  at: Date;
  answered_at: Date | null;
  likes: number;
  expert_name: Bilingual | null;
  session_title: Bilingual | null;
  replies: number;
  liked: boolean;
  answer: { name: string; role: ReplyRole; body: string } | null;
  review: { stars: number; body: string } | null;
}

/** True for rows of `comment` in which this account is asked: as the speaker, or with a role in the session or one of its talks. */
const isAsked = (accountId: number | null) => sql<boolean>`(
  exists (select from expert where expert.id = comment.expert_id and expert.account_id = ${accountId})
  or exists (select from programme_role as part join expert on expert.id = part.expert_id
    left join talk on talk.id = part.talk_id
    where expert.account_id = ${accountId} and coalesce(part.session_id, talk.session_id) = comment.session_id))`;

const mine = (accountId: number | null) => sql<boolean>`comment.account_id = ${accountId}`;

const parts: Record<CommentPart, (accountId: number | null) => RawBuilder<boolean>> = {
  mine: (accountId) => sql`${mine(accountId)} and comment.state <> 'removed'`,
  public: (accountId) => sql`comment.open
    and (comment.state = 'shown' or (comment.state = 'waiting' and ${mine(accountId)}))`,
  answered: (accountId) => sql`comment.answered_at is not null and comment.state = 'shown'
    and (comment.open or ${mine(accountId)})`,
  asked: (accountId) => sql`comment.state = 'shown' and ${isAsked(accountId)}`,
};

/** What a person may read: their own, public ones that are shown, and those addressed to them as a speaker. */
const readable = (accountId: number | null) => sql<boolean>`(
  (${mine(accountId)} and comment.state <> 'removed') or (comment.state = 'shown' and (comment.open or ${isAsked(accountId)})))`;

const selected = (accountId: number | null) => sql`
  select comment.*, expert.name as expert_name, session.title as session_title,
    (select count(*)::int from comment_reply as reply where reply.comment_id = comment.id and reply.state = 'shown') as replies,
    exists (select from comment_like as liked where liked.comment_id = comment.id and liked.reply_id is null
      and liked.account_id = ${accountId}) as liked,
    (select jsonb_build_object('name', reply.name, 'role', reply.role, 'body', reply.body) from comment_reply as reply
      where reply.comment_id = comment.id and reply.state = 'shown' and reply.role in ('speaker', 'staff')
      order by reply.id limit 1) as answer,
    (select jsonb_build_object('stars', stars, 'body', review.body) from comment_review as review
      where review.comment_id = comment.id) as review
  from comment left join expert on expert.id = comment.expert_id
    left join programme_session as session on session.id = comment.session_id`;

/** Comments that contain the words in the text, a shown reply, the shown name, the speaker's name or the session's title. */
function matching(words: string): RawBuilder<boolean> {
  if (words === '') return sql`true`;
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(comment.body ilike ${pattern} or (not comment.anonymous and comment.name ilike ${pattern})
    or expert.name ->> 'zh' ilike ${pattern} or expert.name ->> 'en' ilike ${pattern}
    or session.title ->> 'zh' ilike ${pattern} or session.title ->> 'en' ilike ${pattern}
    or exists (select from comment_reply as reply where reply.comment_id = comment.id and reply.state = 'shown'
      and reply.body ilike ${pattern}))`;
}

export interface CommentFilter {
  conferenceId: number;
  target: CommentTarget | null;
  /** Only comments about this session; null: all. */
  sessionId: number | null;
  words: string;
  /** Id of the last row of the page before. */
  after: number | null;
  most: number;
}

const aboutSession = (sessionId: number | null) =>
  sql<boolean>`(${sessionId}::bigint is null or comment.session_id = ${sessionId})`;

/** Newest first; one row more than a page says that there are more. */
export async function listComments(
  db: Database,
  accountId: number | null,
  part: CommentPart,
  { conferenceId, target, sessionId, words, after, most }: CommentFilter,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`${selected(accountId)}
    where comment.conference_id = ${conferenceId} and ${parts[part](accountId)} and ${aboutSession(sessionId)}
      and (${target}::text is null or comment.target = ${target}) and (${after}::bigint is null or comment.id < ${after})
      and ${matching(words)}
    order by comment.id desc limit ${most}`.execute(db);
  return rows;
}

/** For staff: all that are not removed. Unanswered ones are shown ones without an answer, oldest first. */
export async function listForStaff(
  db: Database,
  part: 'unanswered' | 'answered' | 'all',
  { conferenceId, target, words, after, most }: Omit<CommentFilter, 'sessionId'>,
): Promise<CommentRow[]> {
  const oldest = part === 'unanswered';
  const within = {
    unanswered: sql`comment.state = 'shown' and comment.answered_at is null`,
    answered: sql`comment.state = 'shown' and comment.answered_at is not null`,
    all: sql`comment.state <> 'removed'`,
  }[part];
  const beyond = oldest ? sql`comment.id > ${after}` : sql`comment.id < ${after}`;
  const { rows } = await sql<CommentRow>`${selected(null)}
    where comment.conference_id = ${conferenceId} and ${within}
      and (${target}::text is null or comment.target = ${target}) and (${after}::bigint is null or ${beyond})
      and ${matching(words)}
    order by comment.id ${oldest ? sql`asc` : sql`desc`} limit ${most}`.execute(db);
  return rows;
}

/** Number of comments by part; with a session only those about it. */
export async function countParts(
  db: Database,
  accountId: number | null,
  { conferenceId, sessionId }: Pick<CommentFilter, 'conferenceId' | 'sessionId'>,
) {
  const { rows } = await sql<{ mine: number; public: number; answered: number; asked: number; speaker: boolean }>`
    select (count(*) filter (where ${parts.mine(accountId)}))::int as mine,
      (count(*) filter (where ${parts.public(accountId)}))::int as public,
      (count(*) filter (where ${parts.answered(accountId)}))::int as answered,
      (count(*) filter (where ${parts.asked(accountId)}))::int as asked,
      exists (select from expert where conference_id = ${conferenceId} and account_id = ${accountId}) as speaker
    from comment where conference_id = ${conferenceId} and ${aboutSession(sessionId)}`.execute(db);
  const { speaker = false, ...counts } = rows[0] ?? { mine: 0, public: 0, answered: 0, asked: 0 };
  return { ...counts, asked: speaker ? counts.asked : null };
}

/** A comment that this person may read; undefined otherwise. */
export async function findReadable(
  db: Database,
  accountId: number | null,
  id: number,
): Promise<(CommentRow & { asked: boolean }) | undefined> {
  const { rows } = await sql<CommentRow & { asked: boolean }>`
    select found.*, ${isAsked(accountId)} as asked from (${selected(accountId)}
      where comment.id = ${id} and ${readable(accountId)}) as found join comment on comment.id = found.id`.execute(db);
  return rows[0];
}

export async function findForStaff(db: Database, conferenceId: number, id: number): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`${selected(null)}
    where comment.id = ${id} and comment.conference_id = ${conferenceId} and comment.state <> 'removed'`.execute(db);
  return rows[0];
}

export interface ReplyRow {
  id: number;
  comment_id: number;
  reply_to: number | null;
  account_id: number | null;
  role: ReplyRole;
  name: string;
  body: string;
  pictures: string[];
  state: CommentState;
  hold_reason: HoldReason | null;
  reason: string;
  at: Date;
  likes: number;
  liked: boolean;
}

/** Replies of all states but removed ones, oldest first. */
export async function repliesOf(db: Database, accountId: number | null, commentId: number): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select reply.*, exists (select from comment_like as liked where liked.reply_id = reply.id
      and liked.account_id = ${accountId}) as liked
    from comment_reply as reply where comment_id = ${commentId} and state <> 'removed' order by id`.execute(db);
  return rows;
}
