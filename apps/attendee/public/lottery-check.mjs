// Recomputes a draw. It uses Node's own library alone: node lottery-check.mjs record.json
// The record comes from the page “Check this draw”. Exit code 0: everything agrees; 1: something does not.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const record = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const say = (line) => process.stdout.write(`${line}\n`);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');
let failed = false;
function check(name, ok) {
  say(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  failed ||= !ok;
}

// 1. The list is the one whose hash was published before: one line for each ticket, in ascending order, `number mark`.
check('the list has the published hash', sha256(record.list) === record.listHash);
const numbers = [...record.list.matchAll(/^\d+/gm)].map(([digits]) => Number(digits));
check(
  'each number occurs once, in ascending order',
  numbers.every((number, at) => at === 0 || number > numbers[at - 1]),
);

// 2. The secret is the one whose hash was published before the randomness existed.
check('the secret has the published hash', sha256(record.secret) === record.commitment);
check('the commitment is older than the randomness', Date.parse(record.committedAt) < Date.parse(record.randomAt));

// 3. The public randomness. Compare it with its source yourself; for drand: https://api.drand.sh/CHAIN/public/ROUND
say(`     randomness: ${record.randomness}`);
say(`     source: ${JSON.stringify(record.byFallback ? record.fallback : record.source)}`);

// 4. RFC 3797: selection n takes MD5(n, key, n) modulo the number of remaining tickets; n has 16 bits and begins with 0.
const key = sha256(`${record.secret} ${record.randomness}`);
let n = 0;
const drawn = [];
function remaining(prize) {
  const out = new Set(drawn.filter((one) => !prize.repeat || one.prizeId === prize.id).map(({ number }) => number));
  return numbers.filter((number) => !out.has(number));
}
function draw(prize, rank, pool) {
  if (pool.length === 0) return;
  const index = Buffer.from([n >> 8, n & 255]);
  const hash = createHash('md5')
    .update(Buffer.concat([index, Buffer.from(key), index]))
    .digest('hex');
  const [number] = pool.splice(Number(BigInt(`0x${hash}`) % BigInt(pool.length)), 1);
  n += 1;
  drawn.push({ n, prizeId: prize.id, rank, number });
}
for (const prize of record.prizes) {
  const pool = remaining(prize);
  for (let rank = 1; rank <= prize.count; rank += 1) draw(prize, rank, pool);
}
// 5. Redraws follow with the next selections, in their order.
for (const { prizeId, rank } of record.winners.filter(({ insteadOf }) => insteadOf !== null)) {
  const prize = record.prizes.find(({ id }) => id === prizeId);
  draw(prize, rank, remaining(prize));
}
const same = (one, at) => ['n', 'prizeId', 'rank', 'number'].every((part) => one[part] === record.winners[at]?.[part]);
check(`${drawn.length} winners are the published ones`, drawn.length === record.winners.length && drawn.every(same));
process.exitCode = failed ? 1 : 0;
