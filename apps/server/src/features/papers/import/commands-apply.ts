import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { ImportedRow } from '@meetingapp/domain/papers/import-paper.ts';
import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import { planPapers, type PlannedPaper } from '@meetingapp/domain/papers/import-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { endBarredReviews } from '../assignment/commands-end-barred.ts';
import { lockPapers } from '../review/commands-lock.ts';
import { topicNumbers } from './commands-topics.ts';
import { noteAfter, noteBefore } from './commands-undo.ts';
import { knownPapers, takenMarks, type Marks } from './queries.ts';

/** Returns what importing the rows of a file would do to the present papers. `of`: what these rows name, where they are few. */
export async function validatePapers(
  db: Database,
  conferenceId: number,
  rows: readonly ImportedRow[],
  of?: Marks,
): Promise<PlannedPaper[]> {
  const plan = planPapers(rows, await knownPapers(db, conferenceId, of));
  const { numbers, boards } = await takenMarks(db, conferenceId, of);
  const said = new Map<string, number>();
  return plan.map((one) => {
    if (one.fate === 'wrong') return one;
    const { paper, known, number } = one;
    const faults = [...one.faults];
    if (!known && numbers.has(paper.externalId)) faults.push({ field: 'externalId', reason: 'paper_number_taken' });
    const holder = paper.board === '' ? undefined : boards.get(paper.board);
    const before = paper.board === '' ? undefined : said.get(paper.board);
    if ((holder !== undefined && holder !== known?.id) || before !== undefined)
      faults.push({ field: 'board', reason: 'board_taken' });
    if (paper.board !== '') said.set(paper.board, number);
    return faults.length > 0 ? { ...one, faults, fate: 'wrong' as const } : one;
  });
}

export interface Bringing {
  conferenceId: number;
  /** Null: imported by the command line, which stores no file. */
  importId: number | null;
  staffId: number | null;
  /** Decision of new papers when the file names none; null: submitted. */
  decision: PaperDecision | null;
  rows: readonly ImportedRow[];
  now: Date;
}

type ImportCounts = Record<ImportRowOutcome, number>;

function countOutcomes(plan: readonly { fate: ImportRowOutcome }[]): ImportCounts {
  const counts: ImportCounts = { new: 0, change: 0, same: 0, wrong: 0 };
  for (const { fate } of plan) counts[fate] += 1;
  return counts;
}

/** Papers per statement. */
const AT_ONCE = 500;

/** Imports the valid rows of a file in few statements. Idempotent: a repeated import updates the same papers. */
export function importPapers(db: Database, bringing: Bringing): Promise<ImportCounts> {
  const { conferenceId, rows, now } = bringing;
  return inTransaction(db, async (transaction) => {
    // Serializes imports, and no paper can be assigned while its authors are being written.
    await lockPapers(transaction, conferenceId);
    const plan = await validatePapers(transaction, conferenceId, rows);
    const wanted = plan.filter(({ fate }) => fate === 'new' || fate === 'change');
    const topics = await topicNumbers(transaction, conferenceId, wanted);
    for (let at = 0; at < wanted.length; at += AT_ONCE) {
      const some = wanted.slice(at, at + AT_ONCE);
      const write = (of: PlannedPaper[]) => JSON.stringify(of.map((one) => asRow(one, topics(one))));
      if (bringing.importId !== null) await noteBefore(transaction, bringing.importId, some);
      await addPapers(transaction, bringing, write(some.filter(({ known }) => !known)));
      await changePapers(transaction, bringing, write(some.filter(({ known }) => known)));
      const withAuthors = some.filter(({ known, changed }) => !known || changed.includes('authors'));
      await writeAuthors(transaction, conferenceId, withAuthors);
    }
    if (bringing.importId !== null) {
      await noteAfter(transaction, bringing.importId);
      await noteRefused(transaction, bringing.importId, plan);
    }
    const rewritten = wanted.flatMap(({ known, changed }) => (known && changed.includes('authors') ? [known.id] : []));
    await endBarredReviews(transaction, { cid: conferenceId, now }, { paperIds: rewritten });
    return countOutcomes(plan);
  });
}

/** Shows rows that have become wrong since the dry run as those that were not imported. */
const noteRefused = (db: Database, importId: number, plan: readonly PlannedPaper[]) =>
  sql`
    update paper_import_row as line set fate = 'wrong', changed = '[]', faults = one.faults
    from jsonb_to_recordset(${JSON.stringify(
      plan.flatMap(({ number, fate, faults }) => (fate === 'wrong' ? [{ number, faults }] : [])),
    )}::jsonb) as one (number int, faults jsonb)
    where line.import_id = ${importId} and line.number = one.number and line.fate <> 'wrong'`.execute(db);

const asRow = ({ paper, known, changed }: PlannedPaper, topics: number[]) => ({
  id: known?.id ?? null,
  external: paper.externalId,
  language: paper.language,
  title: paper.title,
  abstract: changed.includes('abstract') || !known ? [{ code: '', text: paper.abstract }] : null,
  keywords: paper.keywords,
  topics,
  decision: paper.decision,
  decides: changed.includes('decision'),
  board: paper.board,
  contact: paper.contactName,
  phone: paper.contactPhone,
});

const recordset = (
  rows: string,
) => sql`jsonb_to_recordset(${rows}::jsonb) as one (id bigint, external text, language text,
  title jsonb, abstract jsonb, keywords text[], topics bigint[], decision text, decides boolean, board text, contact text, phone text)`;

/** The result in an imported file counts as already notified. */
const addPapers = (db: Database, { conferenceId, importId, staffId, decision, now }: Bringing, rows: string) =>
  sql`
    with made as (
      insert into paper (conference_id, number, external_id, language, title, abstract, keywords, topics, board, contact_name,
        contact_phone, decision, state, decided_at, told_at, submitted_at, created_at, changed_at, import_id)
      select ${conferenceId}, external, external, language, title, abstract, keywords, topics, board, contact, phone, result,
        case when result is null then 'submitted' else 'decided' end, moment, moment, ${now}, ${now}, ${now}, ${importId}
      from ${recordset(rows)}
        cross join lateral (select coalesce(one.decision, ${decision}) as result) as said
        cross join lateral (select case when result is null then null else ${now}::timestamptz end as moment) as at
      returning id, state
    )
    insert into paper_step (paper_id, at, staff_id, from_state, to_state) select id, ${now}, ${staffId}, null, state from made
  `.execute(db);

const changePapers = (db: Database, { conferenceId, staffId, now }: Bringing, rows: string) =>
  sql`
    with before as (select paper.id, paper.state from paper join ${recordset(rows)} using (id)),
    changed as (
      update paper set language = one.language, title = one.title, abstract = coalesce(one.abstract, paper.abstract),
        keywords = one.keywords, topics = one.topics, board = one.board, contact_name = one.contact, contact_phone = one.phone,
        decision = one.decision,
        decided_at = case when one.decides then ${now}::timestamptz else paper.decided_at end,
        told_at = case when one.decides then ${now}::timestamptz else paper.told_at end,
        state = case when one.decides and paper.state in ('draft', 'submitted', 'in_review') then 'decided' else paper.state end,
        changed_at = ${now}, version = paper.version + 1
      from ${recordset(rows)}
      where paper.id = one.id and paper.conference_id = ${conferenceId}
      returning paper.id, paper.state, one.decides
    )
    insert into paper_step (paper_id, at, staff_id, from_state, to_state)
    select id, ${now}, ${staffId}, before.state, changed.state from changed join before using (id) where decides
  `.execute(db);

async function writeAuthors(db: Database, conferenceId: number, papers: readonly PlannedPaper[]): Promise<void> {
  const of = JSON.stringify(papers.map(({ paper }) => paper.externalId));
  const authors = papers.flatMap(({ paper: { externalId, authors: all } }) =>
    all.map((author, at) => ({ external: externalId, position: at + 1, ...author })),
  );
  const places = papers.flatMap(({ paper: { externalId, affiliations } }) =>
    affiliations.map((name, at) => ({ external: externalId, position: at + 1, name })),
  );
  for (const table of ['paper_author', 'paper_affiliation'])
    await sql`delete from ${sql.table(table)} where paper_id in (select id from paper where conference_id = ${conferenceId}
      and external_id in (select jsonb_array_elements_text(${of}::jsonb)))`.execute(db);
  await sql`insert into paper_affiliation (paper_id, position, name)
    select paper.id, one.position, one.name
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as one (external text, position int, name jsonb)
      join paper on paper.conference_id = ${conferenceId} and external_id = external`.execute(db);
  await sql`insert into paper_author (paper_id, position, name, affiliations)
    select paper.id, one.position, one.name, one.affiliations
    from jsonb_to_recordset(${JSON.stringify(authors)}::jsonb) as one (external text, position int, name jsonb, affiliations int[])
      join paper on paper.conference_id = ${conferenceId} and external_id = external`.execute(db);
}
