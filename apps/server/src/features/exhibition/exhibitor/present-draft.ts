import type { Draft } from '@meetingapp/contract/exhibition/draft.ts';
import type { StandPage } from '@meetingapp/contract/exhibition/stand.ts';
import type { ExhibitorRow } from './queries.ts';
import type { DraftRow } from './queries-draft.ts';

type PageRow = Pick<ExhibitorRow, 'name' | 'field' | 'introduction' | 'logo' | 'stand'>;

/** What a page says, of the exhibitor's row or of its draft. */
export const presentPage = ({ name, field, introduction, logo, stand }: PageRow): StandPage => ({
  name,
  field,
  introduction,
  logo,
  stand,
});

export const presentDraft = (row: DraftRow): Draft => ({
  version: row.version,
  state: row.state,
  reason: row.reason,
  savedAt: row.saved_at.toISOString(),
  page: presentPage(row),
});
