import { join } from 'node:path';
import { connect } from '@meetingapp/server/db/connection/database.ts';
import { readPidFile } from '@meetingapp/server/db/embedded/pid-file.ts';

const owner = 'owner@ecsc.example';

/** The embedded database of a server with the demo, and its society; the caller closes it. */
export async function demoDatabase(dataDir: string) {
  const found = await readPidFile(join(dataDir, 'database', 'postgres'));
  if (!found) throw new Error('no embedded database');
  const connection = { host: found.socketFolder, port: found.port, user: 'meetingapp', database: 'meetingapp' };
  const { db } = connect(connection, { size: 1, nameStatements: true, onError: () => undefined });
  const staff = await db
    .selectFrom('staff_member')
    .select('society_id')
    .where('email', '=', owner)
    .executeTakeFirstOrThrow();
  return { db, societyId: staff.society_id };
}
