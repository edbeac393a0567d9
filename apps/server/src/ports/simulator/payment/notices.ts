import type { Answer } from '../../transport.ts';
import type { World } from '../world.ts';

/** A notice to the merchant, repeated until it is accepted. */
export interface Notice {
  id: string;
  /** The outTradeNo that it is about. */
  about: string;
  url: string;
  /** Signed again for each attempt. */
  compose(): { headers: Record<string, string>; body: string };
  taken(answer: Answer): boolean;
  /** Seconds between attempts. */
  schedule: readonly number[];
}

/** Sends at once (or after the configured delay, or when released) and repeats on the provider's schedule. */
export function announce(world: World, notice: Notice): void {
  const send = (): Promise<void> => attempt(world, notice, 0);
  if (world.faults.holdNotices) world.held.push(send);
  else world.later(world.faults.noticeDelayMs, send);
}

async function attempt(world: World, notice: Notice, made: number): Promise<void> {
  const answer = await post(world, notice, made + 1);
  const wait = notice.schedule[made];
  if (notice.taken(answer) || wait === undefined) return;
  world.later(wait * 1000 * world.faults.noticeScale, () => attempt(world, notice, made + 1));
}

/** Makes one attempt now. */
export async function post(world: World, notice: Notice, number = 1): Promise<Answer> {
  const { headers, body } = notice.compose();
  const answer = await world.deliver({ method: 'POST', url: notice.url, headers, body, timeoutMs: 5_000 });
  world.notices.push({
    id: notice.id,
    about: notice.about,
    attempt: number,
    status: answer.ok ? answer.status : 0,
    at: world.now(),
  });
  if (world.notices.length > 2_000) world.notices.splice(0, 1_000);
  return answer;
}
