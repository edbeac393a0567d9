import { raceForBeds } from '@meetingapp/server/testing/race/beds.ts';
import { watched } from '@meetingapp/server/testing/race/bank.ts';
import { raceWithCancellations } from '@meetingapp/server/testing/race/cancelled.ts';
import { raceForPlaces } from '@meetingapp/server/testing/race/places.ts';
import { emptyServer } from './parts/demo-server.ts';
import { sizesOf } from './parts/programs.ts';

// More people than places register, pay and cancel at once, each tapping twice, for fees and for beds of shared rooms, while the sums
// of stock, orders and ledger are read continuously; prints its figure last. Exit code 1 when a place is oversold, lost or held twice,
// or a sum does not agree.
// npm run hostile -- races [--rounds 20] [--people 100]

const BEDS = 3;
const { rounds, people } = sizesOf('races');
const test = await emptyServer({ poolSize: 24 });
const faults = new Set<string>();
const totals = { sold: 0, places: 0, oversold: 0, cancelled: 0, reads: 0 };
const count = (given: number, size: number): void => {
  totals.sold += given;
  totals.places += size;
  totals.oversold += Math.max(0, given - size);
};
const least = Math.max(1, Math.floor(people / 12));

for (let round = 1; round <= rounds; round += 1) {
  const began = performance.now();
  const { result, watch } = await watched(test.pool, async () => ({
    places: await raceForPlaces(test, people, least),
    cancelled: await raceWithCancellations(test, people, least),
    beds: await raceForBeds(test, people),
  }));
  const { places, cancelled, beds } = result;
  count(places.given, places.size);
  if (places.paidOrders !== least || places.payments !== least || places.leftovers !== 0)
    faults.add(
      `${least} places: ${places.paidOrders} paid orders, ${places.payments} payments, ${places.leftovers} left`,
    );
  count(cancelled.given, cancelled.size);
  totals.cancelled += cancelled.cancelled;
  // One bed of the four was taken before the race.
  const booked = beds.answers['ok'] ?? 0;
  count(booked, BEDS);
  for (const night of beds.nights)
    if (night.male + night.female !== BEDS + 1 || night.rooms !== 2) faults.add(`beds: ${JSON.stringify(night)}`);
  totals.reads += watch.reads;
  for (const fault of watch.faults) faults.add(fault);
  console.log(
    `round ${round} in ${((performance.now() - began) / 1000).toFixed(1)} s: places ${JSON.stringify(places.answers)}, with cancellations ${JSON.stringify(cancelled.answers)}, beds ${JSON.stringify(beds.answers)}`,
  );
}
await test.stop();

for (const fault of faults) console.log(fault);
const { sold, places, oversold, cancelled, reads } = totals;
console.log(
  `${rounds} rounds of ${people} people: ${sold} of ${places} places sold, ${oversold} oversold, ${cancelled} cancelled on the way, ${faults.size} wrong sums in ${reads} reads`,
);
process.exitCode = sold !== places || oversold > 0 || faults.size > 0 ? 1 : 0;
