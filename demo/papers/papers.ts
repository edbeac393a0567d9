import type {
  AbstractSection,
  PaperAffiliation,
  PaperAuthor,
  PaperDecision,
  PaperState,
} from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both, json, nothing } from '../support/bilingual.ts';

/** Background, methods, results, conclusion: the standard of clinical journals. */
export const imrad: AbstractSection[] = [
  { code: 'background', name: both('目的', 'Background'), required: true },
  { code: 'methods', name: both('方法', 'Methods'), required: true },
  { code: 'results', name: both('结果', 'Results'), required: true },
  { code: 'conclusion', name: both('结论', 'Conclusion'), required: true },
];

/** Seeds a congress with papers: `accountId` owns some of them, without `files` there are no sheets. */
export type PapersSeed = (
  db: Database,
  cid: number,
  accountId: number,
  now: Date,
  files: FileStore | null,
) => Promise<void>;

export interface PaperCallInput {
  opensAt?: Date | null;
  closesAt?: Date | null;
  reviseUntil?: Date | null;
  confirmUntil?: Date | null;
  guidance?: Bilingual;
  sections?: AbstractSection[];
  wordsLeast?: number;
  wordsMost?: number;
  papersEach?: number;
  topicsMost?: number;
  files?: ('manuscript' | 'poster' | 'audio')[];
  reviewUntil?: Date | null;
  votesEach?: number;
  voteUntil?: Date | null;
  nextNumber?: number;
}

/** Inserts a call for papers that stays open, with the usual four parts, unless `wish` differs. */
export async function buildPaperCall(db: Database, cid: number, wish: PaperCallInput = {}): Promise<void> {
  await db
    .insertInto('paper_call')
    .values({
      conference_id: cid,
      opens_at: wish.opensAt ?? null,
      closes_at: wish.closesAt ?? null,
      revise_until: wish.reviseUntil ?? null,
      confirm_until: wish.confirmUntil ?? null,
      guidance: json(wish.guidance ?? nothing),
      sections: json(wish.sections ?? imrad),
      words_least: wish.wordsLeast ?? 0,
      words_most: wish.wordsMost ?? 500,
      papers_each: wish.papersEach ?? 10,
      topics_most: wish.topicsMost ?? 3,
      files: wish.files ?? ['manuscript', 'poster'],
      review_until: wish.reviewUntil ?? null,
      votes_each: wish.votesEach ?? 3,
      vote_until: wish.voteUntil ?? null,
      next_number: wish.nextNumber ?? 1,
    })
    .execute();
}

export async function buildPaperTopic(
  db: Database,
  cid: number,
  name: Bilingual = both('冠心病', 'Coronary disease'),
  { division = nothing, position = 0 }: { division?: Bilingual; position?: number } = {},
): Promise<number> {
  const row = await db
    .insertInto('paper_topic')
    .values({ conference_id: cid, name: json(name), division: json(division), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface PaperInput {
  number?: string;
  accountId?: number | null;
  language?: 'zh' | 'en';
  title?: Bilingual;
  abstract?: { code: string; text: string }[];
  keywords?: string[];
  topics?: number[];
  wish?: '' | 'oral' | 'poster' | 'publication';
  contact?: { name: string; phone: string; email: string };
  state?: PaperState;
  decision?: PaperDecision | null;
  decidedAt?: Date | null;
  toldAt?: Date | null;
  remark?: string;
  board?: string;
  talkId?: number | null;
  submittedAt?: Date | null;
  affiliations?: PaperAffiliation[];
  authors?: PaperAuthor[];
  /** A note on the step, such as the reason of a withdrawal. */
  note?: string;
}

let counter = 0;

/** Inserts a submitted paper of one author with one affiliation, unless `wish` differs. */
export async function buildPaper(
  db: Database,
  cid: number,
  wish: PaperInput = {},
  now = new Date(),
): Promise<{ paperId: number; number: string }> {
  counter += 1;
  const state = wish.state ?? 'submitted';
  const submittedAt = wish.submittedAt === undefined ? (state === 'draft' ? null : now) : wish.submittedAt;
  const decision = wish.decision ?? null;
  const number = wish.number ?? `D${String(counter).padStart(4, '0')}`;
  const contact = wish.contact ?? { name: '林知远', phone: '', email: 'author@example.org' };
  const row = await db
    .insertInto('paper')
    .values({
      conference_id: cid,
      number,
      account_id: wish.accountId ?? null,
      language: wish.language ?? 'zh',
      title: json(wish.title ?? both('血脂管理的新证据', 'New evidence on lipids')),
      abstract: json(wish.abstract ?? imrad.map(({ code }) => ({ code, text: '纳入 128 例患者。' }))),
      keywords: wish.keywords ?? ['血脂'],
      topics: wish.topics ?? [],
      wish: wish.wish ?? '',
      contact_name: contact.name,
      contact_phone: contact.phone,
      contact_email: contact.email,
      state,
      decision,
      decided_at: decision === null ? null : (wish.decidedAt ?? now),
      told_at: wish.toldAt ?? null,
      remark: wish.remark ?? '',
      board: wish.board ?? '',
      talk_id: wish.talkId ?? null,
      submitted_at: submittedAt,
      created_at: submittedAt ?? now,
      changed_at: submittedAt ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const affiliations = wish.affiliations ?? [
    { name: both('示例大学附属医院', 'Example University Hospital'), city: '杭州', country: '中国' },
  ];
  const authors = wish.authors ?? [
    {
      name: both('林知远', 'Lin Zhiyuan'),
      email: 'author@example.org',
      affiliations: [1],
      presenting: true,
      corresponding: true,
    },
  ];
  if (affiliations.length > 0)
    await db
      .insertInto('paper_affiliation')
      .values(
        affiliations.map(({ name, ...rest }, index) => ({
          ...rest,
          name: json(name),
          paper_id: row.id,
          position: index + 1,
        })),
      )
      .execute();
  await db
    .insertInto('paper_author')
    .values(
      authors.map(({ name, ...rest }, index) => ({ ...rest, name: json(name), paper_id: row.id, position: index + 1 })),
    )
    .execute();
  await db
    .insertInto('paper_step')
    .values({
      paper_id: row.id,
      at: submittedAt ?? now,
      account_id: wish.accountId ?? null,
      from_state: null,
      to_state: state,
      note: wish.note ?? '',
    })
    .execute();
  return { paperId: row.id, number };
}
