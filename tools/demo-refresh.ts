import { putAside } from '@meetingapp/demo/refresh.ts';
import { ownConfig, runTool } from './running-database.ts';

// npm run demo:refresh: puts the demo's data folder aside, so that the next start fills a new one, dated from that day.

runTool(async () => {
  const { dataDir, databaseUrl } = ownConfig();
  if (databaseUrl !== null) throw new Error('DATABASE_URL is set: create a new database there and start the server.');
  const outcome = await putAside(dataDir, new Date());
  if (outcome.ok) return `The old demo is in ${outcome.to}. “npm start” fills a new one, dated from today.`;
  throw new Error(
    outcome.reason === 'missing'
      ? `There is no demo in ${dataDir} yet: “npm start” fills one, dated from today.`
      : `A server runs on ${dataDir}: stop it first.`,
  );
});
