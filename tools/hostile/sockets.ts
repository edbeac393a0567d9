import { attackSockets } from '@meetingapp/server/testing/hostile/sockets.ts';
import { emptyServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// Attacks the sockets of a live broadcast: pages of other sites, broken frames, message floods, viewers who stop reading, while a
// well-behaved viewer watches; prints its result last. Exit code 1 when an attacker stays connected, more than 1 MB waits for one
// connection, or the well-behaved viewer misses anything.
// npm run hostile -- sockets [--sockets 40]

const MEGABYTE = 1024 * 1024;
const { sockets } = sizesOf('sockets');
const { stop, ...test } = await emptyServer();
const outcome = await attackSockets(test, sockets);
await stop();

const { foreign, broken, floods, unreading, neighbour } = outcome;
const missed = neighbour.rows - neighbour.received + neighbour.said - neighbour.taken;
console.log(`foreign origins: ${foreign.refused} of ${foreign.tried} refused`);
console.log(`broken frames: ${broken.closed} of ${broken.tried} closed`);
console.log(`floods: ${floods.cut} of ${floods.tried} disconnected`);
console.log(
  `viewers who do not read: ${unreading.cut} of ${unreading.tried} disconnected, at most ${Math.ceil(unreading.mostUnread / 1024)} kB waiting for one connection`,
);
console.log(
  `the viewer beside them received ${neighbour.received} of ${neighbour.rows} rows; ${neighbour.taken} of ${neighbour.said} messages were taken`,
);
const attackers = foreign.tried + broken.tried + floods.tried + unreading.tried;
const ended = foreign.refused + broken.closed + floods.cut + unreading.cut;
console.log(
  `${ended} of ${attackers} hostile sockets refused or disconnected, at most ${Math.ceil(unreading.mostUnread / 1024)} kB unread on one, the viewer beside them missed ${missed}`,
);
process.exitCode = ended < attackers || unreading.mostUnread > MEGABYTE || missed > 0 ? 1 : 0;
