import type { HomeTarget } from '@meetingapp/contract/home/console.ts';
import { basePath, matchPath, type PathName } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Most results of each kind. */
const MOST = 6;

export interface TargetRow {
  kind: HomeTarget['kind'];
  id: number;
  title: Bilingual;
  /** A poster opens on its own page. */
  poster: boolean;
  /** Start of a session. */
  at: Date | null;
  /** Affiliation, number or booth. */
  note: Bilingual;
}

interface Asked {
  conferenceId: number;
  now: Date;
}

const none = sql`'{"zh": "", "en": ""}'::jsonb`;
const plain = (text: RawBuilder<unknown>) => sql`jsonb_build_object('zh', ${text}, 'en', ${text})`;

/** What can be opened, of each kind: only what the public may see, except that a programme may not be released yet. */
const kinds: Record<HomeTarget['kind'], (conferenceId: number, now: Date) => RawBuilder<unknown>> = {
  session: (conferenceId) => sql`
    select 'session' as kind, id, title, false as poster, starts_at as at, ${none} as note, title::text as words
    from programme_session where conference_id = ${conferenceId} and kind <> 'break'`,
  person: (conferenceId) => sql`
    select 'person' as kind, id, name as title, false as poster, null::timestamptz as at, affiliation as note,
      concat_ws(' ', name, affiliation, reading, replace(reading, ' ', '')) as words
    from expert where conference_id = ${conferenceId}`,
  paper: (conferenceId) => sql`
    select 'paper' as kind, id, title, decision = 'poster' as poster, null::timestamptz as at, ${plain(sql`number`)} as note,
      concat_ws(' ', title, number) as words
    from paper where conference_id = ${conferenceId} and state not in ('draft', 'withdrawn') and told_at is not null
      and decision in ('oral', 'poster', 'publication')`,
  article: (conferenceId, now) => sql`
    select 'article' as kind, id, title, false as poster, published_at as at, ${none} as note, title::text as words
    from article where conference_id = ${conferenceId} and state = 'published' and removed_at is null
      and published_at <= ${now}`,
  exhibitor: (conferenceId) => sql`
    select 'exhibitor' as kind, id, name as title, false as poster, null::timestamptz as at, ${plain(sql`booth`)} as note,
      concat_ws(' ', name, booth) as words
    from exhibitor where conference_id = ${conferenceId} and shown`,
};

/** What the words are found in, a few of each kind. */
export async function findTargets(
  db: Database,
  { conferenceId, words, now }: Asked & { words: string },
): Promise<TargetRow[]> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const parts = Object.values(kinds).map(
    (kind) =>
      sql`(select * from (${kind(conferenceId, now)}) as found where words ilike ${pattern} order by id limit ${MOST})`,
  );
  const { rows } = await sql<TargetRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** Pages that open one thing, with the parameter or query in which its id is. */
const opened: Partial<Record<PathName, { kind: HomeTarget['kind']; id: string }>> = {
  calDetail: { kind: 'session', id: 'calid' },
  personDetail: { kind: 'person', id: 'pid' },
  posterDetail: { kind: 'paper', id: 'id' },
  paper3: { kind: 'paper', id: 'id' },
  infoDetails: { kind: 'article', id: 'infoid' },
  exhibition: { kind: 'exhibitor', id: 'showid' },
};

/** The thing that an address of the phone opens; undefined: none of this conference. */
export async function targetNamed(
  db: Database,
  { conferenceId, to, now }: Asked & { to: string },
): Promise<TargetRow | undefined> {
  if (!URL.canParse(to, 'https://phone.invalid')) return undefined;
  const address = new URL(to, 'https://phone.invalid');
  const path = address.pathname.startsWith(basePath) ? address.pathname.slice(basePath.length) : address.pathname;
  const page = address.origin === 'https://phone.invalid' ? matchPath(path) : null;
  const asked = page && opened[page.name];
  const id = asked && (page.parameters[asked.id] ?? address.searchParams.get(asked.id));
  if (!asked || !id || !/^\d{1,15}$/.test(id)) return undefined;
  const { rows } = await sql<TargetRow>`
    select * from (${kinds[asked.kind](conferenceId, now)}) as found where id = ${id}`.execute(db);
  return rows[0];
}
