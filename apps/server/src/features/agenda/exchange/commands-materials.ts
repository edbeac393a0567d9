import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../db/connection/database.ts';
import { ownerOf, type ItemTable, type StoredMaterial } from './queries-batch.ts';

interface Owner {
  table: ItemTable;
  id: number;
  conferenceId: number;
}

/** The materials of a session or talk as rows, in their order. */
export const materialRows = ({ table, id, conferenceId }: Owner, materials: readonly StoredMaterial[]) =>
  materials.map(({ title, address, size, read_only = false }, position) => ({
    conference_id: conferenceId,
    [ownerOf(table)]: id,
    title,
    address,
    size,
    read_only,
    position,
  }));

export const sameAddresses = (there: readonly StoredMaterial[], wanted: readonly StoredMaterial[]): boolean =>
  isDeepStrictEqual(
    there.map(({ address }) => address),
    wanted.map(({ address }) => address),
  );

/** Sets the materials of a session or talk, in this order; one with an address that is there stays as it is. */
export async function setMaterials(
  db: Database,
  owner: Owner,
  there: readonly (StoredMaterial & { id: number })[],
  wanted: readonly StoredMaterial[],
): Promise<void> {
  const gone = there.filter(({ address }) => !wanted.some((want) => want.address === address)).map(({ id }) => id);
  if (gone.length > 0) await db.deleteFrom('material').where('id', 'in', gone).execute();
  for (const [position, row] of materialRows(owner, wanted).entries()) {
    const known = there.find(({ address }) => address === row.address);
    if (known) await db.updateTable('material').set({ position }).where('id', '=', known.id).execute();
    else
      await db
        .insertInto('material')
        .values({ ...row, title: JSON.stringify(row.title) } as never)
        .execute();
  }
}
