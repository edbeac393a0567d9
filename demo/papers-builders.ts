import type { PaperDecision, PaperState } from '@meetingapp/contract/papers-paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/database.ts';
import { both, json, nothing } from './bilingual.ts';

export interface PaperWish {
  number?: string;
  title?: Bilingual;
  abstract?: string;
  authors?: { name: Bilingual; at?: number[]; presenting?: boolean }[];
  affiliations?: Bilingual[];
  topics?: number[];
  keywords?: string[];
  accountId?: number | null;
  contact?: { name: string; phone: string };
  /** Accepted, and its authors know it, unless said otherwise. */
  decision?: PaperDecision | null;
  state?: PaperState;
  told?: boolean;
  board?: string;
  language?: 'zh' | 'en';
  talkId?: number | null;
  sheet?: { address: string; width: number; height: number; size: number };
  audio?: { address: string; size: number };
}

let counter = 0;

/** A paper, by default an accepted poster of one author. */
export async function buildPaper(db: Database, cid: number, wish: PaperWish = {}): Promise<number> {
  counter += 1;
  const now = new Date();
  const decision = wish.decision === undefined ? 'poster' : wish.decision;
  const { id } = await db
    .insertInto('paper')
    .values({
      conference_id: cid,
      number: wish.number ?? `T-${String(counter).padStart(4, '0')}`,
      account_id: wish.accountId ?? null,
      language: wish.language ?? 'zh',
      title: json(wish.title ?? both('心率与睡眠', 'Heart rate and sleep')),
      abstract: json([{ code: '', text: wish.abstract ?? '目的：观察。' }]),
      keywords: wish.keywords ?? [],
      topics: wish.topics ?? [],
      contact_name: wish.contact?.name ?? '',
      contact_phone: wish.contact?.phone ?? '',
      state: wish.state ?? (decision === null ? 'submitted' : 'decided'),
      decision,
      decided_at: decision === null ? null : now,
      told_at: decision === null || wish.told === false ? null : now,
      board: wish.board ?? '',
      talk_id: wish.talkId ?? null,
      submitted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const affiliations = wish.affiliations ?? [];
  if (affiliations.length > 0)
    await db
      .insertInto('paper_affiliation')
      .values(affiliations.map((name, at) => ({ paper_id: id, position: at + 1, name: json(name) })))
      .execute();
  await db
    .insertInto('paper_author')
    .values(
      (wish.authors ?? [{ name: both('沈砚秋', 'Shen Yanqiu') }]).map(
        ({ name, at = [], presenting = false }, index) => ({
          paper_id: id,
          position: index + 1,
          name: json(name),
          affiliations: at,
          presenting: presenting || index === 0,
        }),
      ),
    )
    .execute();
  const files = [
    ...(wish.sheet ? [{ kind: 'poster' as const, name: 'poster.jpg', ...wish.sheet }] : []),
    ...(wish.audio ? [{ kind: 'audio' as const, name: 'audio.mp3', width: null, height: null, ...wish.audio }] : []),
  ];
  if (files.length > 0)
    await db
      .insertInto('paper_file')
      .values(files.map((file) => ({ paper_id: id, ...file })))
      .execute();
  return id;
}

export async function buildPaperTopic(
  db: Database,
  cid: number,
  name: Bilingual,
  { division = nothing, position = 0 }: { division?: Bilingual; position?: number } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('paper_topic')
    .values({ conference_id: cid, name: json(name), division: json(division), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What a conference asks of authors, with the vote for its posters. */
export const buildPaperCall = (db: Database, cid: number, wish: { votesEach?: number; voteUntil?: Date | null } = {}) =>
  db
    .insertInto('paper_call')
    .values({ conference_id: cid, votes_each: wish.votesEach ?? 3, vote_until: wish.voteUntil ?? null })
    .onConflict((conflict) => conflict.column('conference_id').doNothing())
    .execute();
