import type { ApiKey } from '@meetingapp/contract/developers/key.ts';
import type { KeyScope } from '@meetingapp/contract/developers/scope.ts';
import type { KeyRow } from './queries.ts';

export const presentKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes as KeyScope[],
  prefix: row.prefix,
  suffix: row.suffix,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  usedAt: row.used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
