import type { RehearsalScenario } from '@meetingapp/contract/rehearsal/plan.ts';
import { nearestRank } from '@meetingapp/domain/rehearsal/verdict.ts';
import type { Timeline } from './timeline.ts';

interface Second {
  durations: number[];
  failures: number;
}

export interface MeterSum {
  requests: number;
  failures: number;
  median: number;
  p95: number;
  longest: number;
}

/** What was answered in one second of the time axis. */
export interface MeterSecond extends MeterSum {
  second: number;
  scenario: RehearsalScenario;
}

const summed = (durations: readonly number[], failures: number): MeterSum => ({
  requests: durations.length,
  failures,
  median: nearestRank(durations, 0.5),
  p95: nearestRank(durations, 0.95),
  longest: nearestRank(durations, 1),
});

/** Collects the duration of each request in whole milliseconds, by the second of the time axis in which it was answered. */
export class Meter {
  readonly #timeline: Timeline;
  readonly #all: Record<RehearsalScenario, Second> = {
    rush: { durations: [], failures: 0 },
    door: { durations: [], failures: 0 },
    exam: { durations: [], failures: 0 },
    live: { durations: [], failures: 0 },
    speakers: { durations: [], failures: 0 },
  };
  readonly #seconds = new Map<string, { second: number; scenario: RehearsalScenario } & Second>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** The second of the time axis. */
  now(): number {
    return Math.floor(this.#timeline.now() / 1000);
  }

  add(scenario: RehearsalScenario, duration: number, failed: boolean): void {
    const second = this.now();
    const key = `${scenario} ${second}`;
    const one = this.#seconds.get(key) ?? { second, scenario, durations: [], failures: 0 };
    this.#seconds.set(key, one);
    for (const part of [one, this.#all[scenario]]) {
      part.durations.push(Math.round(duration));
      if (failed) part.failures += 1;
    }
  }

  /** Takes the seconds that are over; with `all` also the present one. */
  take(all = false): MeterSecond[] {
    const present = this.now();
    const over = [...this.#seconds].filter(([, { second }]) => all || second < present);
    return over.map(([key, { second, scenario, durations, failures }]) => {
      this.#seconds.delete(key);
      return { second, scenario, ...summed(durations, failures) };
    });
  }

  sum(scenario: RehearsalScenario): MeterSum {
    const { durations, failures } = this.#all[scenario];
    return summed(durations, failures);
  }
}
