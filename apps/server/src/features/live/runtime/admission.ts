import type { FromViewer } from '@meetingapp/contract/live/socket.ts';
import { mayWatch } from '@meetingapp/domain/live/may-watch.ts';
import { logFailure } from '../../../http/calls/failures.ts';
import type { LiveDeps } from './room-base.ts';
import type { Room } from './room.ts';
import type { Viewer } from './viewer.ts';
import { holdersOf, ownStates, tokenMark, type OwnState, type TokenHolder } from '../socket/queries-admission.ts';
import { watchLevelsOf } from '../watch/queries-level.ts';

type Hello = Extract<FromViewer, { t: 'hello' }>;

const LARGEST = 500;
/** Milliseconds: after a restart all viewers reconnect at once, and those of the same moment are looked up together. */
const GATHER_MS = 10;

interface Knock {
  viewer: Viewer;
  hello: Hello;
}

export interface RightsQuestion {
  viewer: Viewer;
  tokenHash: Buffer | null;
}

/** Which of these viewers may not watch, and the token holders of the others. */
export async function checkRights(
  { deps, state }: Room,
  questions: readonly RightsQuestion[],
): Promise<{ holders: Map<RightsQuestion, TokenHolder>; refused: Set<RightsQuestion> }> {
  const hashes = questions.flatMap(({ tokenHash }) => (tokenHash ? [tokenHash] : []));
  const found = new Map(
    (await holdersOf(deps.db, state.conferenceId, hashes, deps.clock())).map((holder) => [
      holder.hash.toString('hex'),
      holder,
    ]),
  );
  const holders = new Map<RightsQuestion, TokenHolder>();
  for (const question of questions) {
    const holder = found.get(question.tokenHash?.toString('hex') ?? '');
    if (holder) holders.set(question, holder);
  }
  const { watch } = state;
  const accounts = [...holders.values()].flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  const levels =
    watch === 'registered' || watch === 'paid'
      ? await watchLevelsOf(deps.db, state.conferenceId, [...new Set(accounts)])
      : null;
  const may = (question: RightsQuestion): boolean => {
    const holder = holders.get(question);
    if (holder?.staffId != null) return true;
    if (holder?.accountId == null) return mayWatch(watch, 'anyone');
    return mayWatch(watch, levels?.get(holder.accountId) ?? 'account');
  };
  return { holders, refused: new Set(questions.filter((question) => !may(question))) };
}

interface Opening {
  deps: LiveDeps;
  /** Null when there is no such broadcast. */
  room(id: number): Promise<Room | null>;
  entered(viewer: Viewer): void;
}

/** Admits viewers to rooms: identity, rights, and the rows they missed. */
export class Admission {
  readonly #hub: Opening;
  #knocks: Knock[] = [];
  #working: Promise<void> | null = null;

  constructor(hub: Opening) {
    this.#hub = hub;
  }

  knock(viewer: Viewer, hello: Hello): void {
    this.#knocks.push({ viewer, hello });
    if (!this.#working) this.#working = this.#work().finally(() => (this.#working = null));
  }

  async #work(): Promise<void> {
    while (this.#knocks.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const rooms = new Map<number, Knock[]>();
      for (const knock of this.#knocks.splice(0, LARGEST))
        rooms.set(knock.viewer.broadcastId, [...(rooms.get(knock.viewer.broadcastId) ?? []), knock]);
      await Promise.all([...rooms].map(([id, knocks]) => this.#admit(id, knocks)));
    }
  }

  async #admit(broadcastId: number, knocks: Knock[]): Promise<void> {
    try {
      const room = await this.#hub.room(broadcastId);
      if (!room) for (const { viewer } of knocks) viewer.bye('gone');
      else await this.#admitInto(room, knocks);
    } catch (error) {
      logFailure(this.#hub.deps.log, error, 'viewers could not be let in', { broadcast: broadcastId });
      for (const { viewer } of knocks) viewer.end(1013);
    }
  }

  async #admitInto(room: Room, knocks: Knock[]): Promise<void> {
    const { deps, state } = room;
    const asked = knocks.map(({ viewer, hello }) => ({
      viewer,
      hello,
      tokenHash: hello.token === null ? null : tokenMark(hello.token),
    }));
    const { holders, refused } = await checkRights(room, asked);
    const accounts = [...holders.values()].flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    const place = { id: room.id, conferenceId: state.conferenceId };
    const own = await ownStates(deps.db, place, [...new Set(accounts)], deps.clock());
    await Promise.all(
      asked.map(async (one) => {
        if (refused.has(one)) return one.viewer.bye('may_not_watch');
        const holder = holders.get(one);
        const mine = holder?.accountId == null ? undefined : own.get(holder.accountId);
        await this.#enter(room, one, holder, mine);
      }),
    );
  }

  async #enter(
    room: Room,
    { viewer, hello, tokenHash }: Knock & { tokenHash: Buffer | null },
    holder: TokenHolder | undefined,
    own: OwnState | undefined,
  ): Promise<void> {
    const accountId = holder?.accountId ?? null;
    viewer.tokenHash = holder ? tokenHash : null;
    viewer.name = holder?.name ?? '';
    viewer.staff = holder?.staffId != null;
    viewer.player = hello.player;
    const now = room.deps.clock().getTime();
    await room.join(viewer, hello.after, () => {
      room.presence.enter(viewer, keyOf(hello, holder), accountId, own?.mutedUntil ?? 0);
      const { state } = room;
      return {
        k: 'welcome',
        last: room.last,
        now,
        me: !holder
          ? null
          : {
              id: accountId === null ? 0 : room.batcher.numberOf(accountId),
              name: holder.name,
              may: accountId === null ? 'read' : 'write',
              muted: (own?.mutedUntil ?? 0) > now,
            },
        chosen: state.poll ? (own?.chosen ?? null) : null,
        supported: own?.supported ?? [],
      };
    });
    if (!viewer.room) return;
    this.#hub.entered(viewer);
    const early = viewer.early ?? [];
    viewer.early = null;
    for (const spoken of early) room.handle(viewer, spoken);
  }
}

function keyOf(hello: Hello, holder: TokenHolder | undefined): string {
  if (holder?.accountId != null) return `account ${holder.accountId}`;
  return holder?.staffId == null ? `device ${hello.fingerprint || hello.player}` : `staff ${holder.staffId}`;
}
