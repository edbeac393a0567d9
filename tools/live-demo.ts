import { spawn } from 'node:child_process';
import { dataFile } from '@meetingapp/server/ports/files/data-file.ts';
import { ownConfig, runningDatabase } from './running-database.ts';

// npm run live:demo [-- NAME]: a studio for the demo running here (npm start, npm run live): streams a drawn film in a loop to the
// current broadcast, or to the stream of that name.

const [named] = process.argv.slice(2);
const db = await runningDatabase();
const stream = await db
  .selectFrom('live_stream')
  .leftJoin('broadcast', (join) =>
    join.onRef('broadcast.room_id', '=', 'live_stream.room_id').on('broadcast.state', '=', 'live'),
  )
  .select(['live_stream.name', 'live_stream.secret', 'broadcast.id', 'broadcast.conference_id'])
  .where('live_stream.provider', '=', 'own')
  .$if(named !== undefined, (query) => query.where('live_stream.name', '=', named ?? ''))
  .orderBy('broadcast.id')
  .limit(1)
  .executeTakeFirst();
await db.destroy();
if (!stream) throw new Error('There is no such stream: make a room in the console first.');

const config = ownConfig();
const { server, key } = { server: config.ports.live.pushUrl, key: `${stream.name}?secret=${stream.secret}` };
const shown = stream.id === null ? '' : ` It is to be seen at ${config.publicUrl}/meetingapp/live/${stream.id}.`;
console.log(`Sending to ${stream.name} until Ctrl+C.${shown}`);
const studio = spawn(
  'ffmpeg',
  [
    '-nostdin',
    '-hide_banner',
    '-loglevel',
    'error',
    '-re',
    '-stream_loop',
    '-1',
    '-i',
    dataFile('films/five-steps.mp4'),
    '-f',
    'lavfi',
    '-i',
    'anullsrc=sample_rate=44100',
    '-map',
    '0:v',
    '-map',
    '1:a',
    // The drawn films have six frames per second, and the key frame interval is counted in frames.
    '-vf',
    'fps=25',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-tune',
    'zerolatency',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '25',
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-f',
    'flv',
    `${server}/${key}`,
  ],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => studio.kill('SIGTERM'));
studio.on('exit', (code) => {
  if (code !== 0 && code !== 255) console.error('It was not let in, or broke off. Does `npm run live` run?');
});
