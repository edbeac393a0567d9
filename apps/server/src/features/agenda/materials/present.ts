import type { Material } from '@meetingapp/contract/agenda/programme.ts';
import type { Draft } from '../draft/queries.ts';

export const presentMaterial = ({
  id,
  title,
  address,
  size,
  read_only,
}: Pick<Draft['materials'][number], 'id' | 'title' | 'address' | 'size' | 'read_only'>): Material => ({
  id,
  title,
  address,
  size,
  ...(read_only ? { readOnly: true } : {}),
});
