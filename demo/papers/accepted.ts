import type { PaperDecision, PaperState } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from '../support/bilingual.ts';
import { buildPaper } from './papers.ts';

export interface AcceptedInput {
  number?: string;
  title?: Bilingual;
  /** In parts, or as one text. */
  abstract?: string | { code: string; text: string }[];
  authors?: { name: Bilingual; at?: number[]; presenting?: boolean }[];
  affiliations?: Bilingual[];
  topics?: number[];
  keywords?: string[];
  accountId?: number | null;
  contact?: { name: string; phone: string };
  /** Accepted with the authors notified, by default. */
  decision?: PaperDecision | null;
  state?: PaperState;
  told?: boolean;
  board?: string;
  language?: 'zh' | 'en';
  talkId?: number | null;
  sheet?: { address: string; width: number; height: number; size: number };
  audio?: { address: string; size: number };
}

/** Inserts a public paper: by default an accepted poster of one author; returns its id. */
export async function buildAcceptedPaper(db: Database, cid: number, wish: AcceptedInput = {}): Promise<number> {
  const { abstract = '目的：观察。', sheet, audio, told, ...rest } = wish;
  const now = new Date();
  const decision = wish.decision === undefined ? 'poster' : wish.decision;
  const authors = wish.authors ?? [{ name: both('沈砚秋', 'Shen Yanqiu') }];
  const { paperId } = await buildPaper(
    db,
    cid,
    {
      title: both('心率与睡眠', 'Heart rate and sleep'),
      keywords: [],
      ...rest,
      abstract: typeof abstract === 'string' ? [{ code: '', text: abstract }] : abstract,
      contact: { name: '', phone: '', ...wish.contact, email: '' },
      state: wish.state ?? (decision === null ? 'submitted' : 'decided'),
      decision,
      toldAt: decision === null || told === false ? null : now,
      affiliations: (wish.affiliations ?? []).map((name) => ({ name, city: '', country: '' })),
      authors: authors.map(({ name, at = [], presenting = false }, index) => ({
        name,
        email: '',
        affiliations: at,
        presenting: presenting || index === 0,
        corresponding: false,
      })),
    },
    now,
  );
  const files = [
    ...(sheet ? [{ kind: 'poster' as const, name: 'poster.jpg', ...sheet }] : []),
    ...(audio ? [{ kind: 'audio' as const, name: 'audio.mp3', width: null, height: null, ...audio }] : []),
  ];
  if (files.length > 0)
    await db
      .insertInto('paper_file')
      .values(files.map((file) => ({ paper_id: paperId, ...file })))
      .execute();
  return paperId;
}
