import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { projectRoot } from '@meetingapp/server/config.ts';
import { missingPrograms, streamServerParameters, writeStreamServer } from '@meetingapp/server/ports/live/nginx.ts';
import { mediaSecret } from '@meetingapp/server/ports/media/secret.ts';
import { streamPortFaults } from '@meetingapp/server/start-faults.ts';
import { ownConfig } from './running-database.ts';

// npm run live: writes the stream server's configuration for this machine and runs it until it is stopped. With --write it only
// writes.
// --http 1936: port on which this machine reads the figures.

const options = process.argv.slice(2);
const valueOf = (name: string): string | undefined => options[options.indexOf(name) + 1 || options.length];

const config = ownConfig();
const rtmpPort = Number(new URL(config.ports.live.pushUrl).port || 1935);
const httpPort = Number(valueOf('--http') ?? rtmpPort + 1);
const faults = options.includes('--write')
  ? []
  : await streamPortFaults([
      { from: 'LIVE_PUSH_URL', port: rtmpPort, host: '0.0.0.0' },
      { from: '--http', port: httpPort, host: '127.0.0.1' },
    ]);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const missing = await missingPrograms();
if (missing.length > 0) {
  console.error(
    `Not installed here: ${missing.join(', ')}. On Debian and Ubuntu: apt-get install ${missing.join(' ')}`,
  );
  process.exit(1);
}
const { uid, username } = userInfo();
const file = await writeStreamServer({
  templates: join(projectRoot, 'deploy/live'),
  dataDir: config.dataDir,
  secret: await mediaSecret(config.dataDir),
  serverUrl: `http://127.0.0.1:${config.port}`,
  rtmpPort,
  httpPort,
  user: uid === 0 ? username : null,
});
console.log(`${file} is written for this machine.`);
if (!options.includes('--write')) {
  console.log(`Studios push to ${config.ports.live.pushUrl}, with the key that the console shows. Ctrl+C ends it.`);
  const child = spawn('nginx', await streamServerParameters(config.dataDir, file), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 0));
}
