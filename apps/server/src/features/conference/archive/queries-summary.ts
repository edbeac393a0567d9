import { archiveKinds, type ArchiveKind } from '@meetingapp/contract/conference/archive.ts';
import type { ArchiveSummary } from '../../../db/schema/json-shapes.ts';
import type { ArchiveManifest } from './reader-manifest.ts';

const kindOf: Readonly<Record<string, ArchiveKind>> = {
  fee_kind: 'fees',
  hotel: 'hotels',
  programme_session: 'sessions',
  talk: 'sessions',
  article: 'texts',
  web_page: 'texts',
  notice: 'texts',
  paper: 'papers',
  expert: 'people',
  registration: 'registrations',
  orders: 'orders',
  exhibitor: 'exhibitors',
  survey: 'surveys',
  exam: 'exams',
  video: 'films',
};
/** Belong to a form, which is counted itself. */
const ofForm = ['conference', 'conference_form', 'form_version', 'form_field'];

interface Imported {
  forms: number;
  files: { keys: ReadonlyMap<string, string>; bytes: number; lost: number };
  accounts: { found: number; made: number };
  films: { files: number; bytes: number; left: number };
}

/** What an import makes. */
export function summaryOf(
  { conference, at, product }: ArchiveManifest,
  counts: ReadonlyMap<string, number>,
  { forms, files, accounts, films }: Imported,
): ArchiveSummary {
  const sums = new Map<ArchiveKind, number>([['forms', forms]]);
  for (const [table, count] of counts) {
    if (ofForm.includes(table)) continue;
    const kind = kindOf[table] ?? 'other';
    sums.set(kind, (sums.get(kind) ?? 0) + count);
  }
  return {
    title: conference.title,
    startsOn: conference.startsOn,
    endsOn: conference.endsOn,
    madeAt: at,
    product,
    counts: archiveKinds.map((kind) => ({ kind, count: sums.get(kind) ?? 0 })).filter(({ count }) => count > 0),
    files: files.keys.size - files.lost + films.files,
    bytes: files.bytes + films.bytes,
    lost: files.lost,
    filmsLeft: films.left,
    accounts: { found: accounts.found, made: accounts.made },
  };
}
