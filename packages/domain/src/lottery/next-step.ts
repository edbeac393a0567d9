import type { drawNextSteps } from '@meetingapp/contract/lottery/console.ts';
import type { DrawFallback, DrawSource, DrawState } from '@meetingapp/contract/lottery/draw.ts';

/**
 * What comes next for a draw. `wait`: for the public randomness; `enter`, `enterSecond`: figures that were published; `begin`,
 * `beginSecond`: the confirmations; `reveal`: on the big screen; `handOver`: prizes; `none`: nothing.
 */
export type NextStep = (typeof drawNextSteps)[number];

interface DrawFacts {
  state: DrawState;
  prizes: number;
  source: DrawSource | null;
  fallback: DrawFallback | null;
  /** True once the public randomness is known. */
  random: boolean;
  /** People who entered figures, and who confirmed. */
  entered: number;
  begun: number;
  winners: number;
  revealed: number;
  /** Winners whose prize was not handed over, without those in whose place another one was drawn. */
  waiting: number;
  now: Date;
}

export interface Next {
  step: NextStep;
  /** Until when it waits; null: no moment is known. */
  at: string | null;
  /** Winners to reveal, or prizes to hand over. */
  count: number;
}

const next = (step: NextStep, at: string | null = null, count = 0): Next => ({ step, at, count });

/** The next step of a draw, as the list of draws names it. */
export function nextOf(facts: DrawFacts): Next {
  const { state, prizes, source, random, begun, winners, revealed, waiting } = facts;
  if (state === 'void') return next('none');
  if (state === 'preparing') return next(prizes === 0 ? 'addPrizes' : 'freeze');
  if (state === 'frozen' || source === null) return next('commit');
  if (state === 'committed') {
    if (random) return next(begun === 0 ? 'begin' : 'beginSecond');
    return figuresDue(facts) ? next(facts.entered === 0 ? 'enter' : 'enterSecond') : next('wait', source.at ?? null);
  }
  if (revealed < winners) return next('reveal', null, winners - revealed);
  return waiting > 0 ? next('handOver', null, waiting) : next('none');
}

/** True once figures of the source, or of the fallback, are published. */
function figuresDue({ source, fallback, now }: DrawFacts): boolean {
  const passed = (at: string | undefined) => at !== undefined && now.getTime() >= Date.parse(at);
  return passed(fallback?.after) || (source?.kind === 'figures' && (source.at === undefined || passed(source.at)));
}
