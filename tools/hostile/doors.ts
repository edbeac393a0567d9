import { attackDoors } from '@meetingapp/server/testing/hostile/doors.ts';
import { demoServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// Attacks the log-in: one address with many people, many addresses at one account, guesses at one-time codes; prints its figure last.
// Exit code 1 when a person is locked out or strangers get more guesses than promised.
// npm run hostile -- doors [--people 80] [--addresses 200] [--hours 24]

const { people, addresses, hours } = sizesOf('doors');
const days = Math.max(1, hours / 24);
const { app, db, clock, stop } = await demoServer({ clock: new Date() });
const outcome = await attackDoors({ app, db, clock, people, addresses, hours });
const { hospital, sprayed, guessed, owner, codes, probability, promised } = outcome;
await stop();

console.log(`${people} people behind one address log in at once with the right password: ${hospital} succeed`);
console.log(
  `wrong passwords from one address at ${people} accounts: ${sprayed.atOnce} compared at once, ${sprayed.all} in ${hours} h`,
);
console.log(
  `one account, ${addresses} addresses, ${hours} h: ${guessed} passwords compared; on a known device the owner logs in ${owner.succeeded} of ${owner.tried} times`,
);
console.log(
  `one number, ${hours} h: ${codes} guesses at one-time codes, found with a probability of ${probability} (promised: ${promised} a day)`,
);
const kept =
  hospital === people &&
  sprayed.atOnce <= 40 &&
  sprayed.all <= 40 + days * 1450 &&
  guessed <= 30 + days * 100 &&
  owner.succeeded === owner.tried &&
  probability <= days * promised;
console.log(
  `doors: ${hospital}/${people} log in, ${sprayed.all} sprayed, ${guessed} guessed, owner ${owner.succeeded}/${owner.tried}, codes ${codes}: ${kept ? 'kept' : 'BROKEN'}`,
);
process.exitCode = kept ? 0 : 1;
