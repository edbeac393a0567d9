import { openDatabase } from '../../db/connection/database.ts';

// A program for the tests of the embedded database: opens it in the given folder, prints that it is open, and holds it until killed.

const dataDir = process.argv[2] ?? '';
const opened = await openDatabase({
  dataDir,
  poolSize: 2,
  nameStatements: true,
  report: (line) => process.stderr.write(`${line}\n`),
});
if (!opened.ok) {
  process.stderr.write(`${opened.fault}\n`);
  process.exit(1);
}
const { pool } = opened.database;
await pool.query('create table if not exists kept (n int)');
process.on('SIGTERM', () => void opened.database.close().then(() => process.exit(0)));
process.stdout.write('open\n');
// Writes as fast as possible and prints each number once it is committed.
for (let n = 1; process.argv[3] === 'write'; n += 1) {
  await pool.query('insert into kept values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
setInterval(() => undefined, 1000);
