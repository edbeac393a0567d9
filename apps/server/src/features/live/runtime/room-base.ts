import type { FastifyBaseLogger } from 'fastify';
import { logFailure } from '../../../http/calls/failures.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { FanOut } from '../../../ports/fan-out/fan-out.ts';
import { Audience, type Cursor } from './audience.ts';
import { RoomState } from './room-state.ts';
import type { Person } from './viewer.ts';
import { roomTopic, encode, type RoomEvent } from '../log/runtime/room-event.ts';
import type { OpenedRoom } from '../socket/queries.ts';

export interface LiveDeps {
  db: Database;
  fanOut: FanOut;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Id of this process among those that serve the same rooms. */
  process: string;
}

/** State and dependencies shared by the parts of a room. */
export abstract class RoomBase {
  readonly id: number;
  readonly deps: LiveDeps;
  readonly state: RoomState;
  readonly viewers = new Audience((cursor) => this.frameFor(cursor));
  readonly people = new Map<string, Person>();

  constructor(deps: LiveDeps, opened: OpenedRoom) {
    this.deps = deps;
    this.id = opened.row.id;
    this.state = new RoomState(opened);
  }

  /** Schedules the next frame for everybody here. */
  abstract flushSoon(): void;

  /** The frame for viewers at this cursor; null when they lack nothing. */
  protected abstract frameFor(cursor: Cursor): Buffer | null;

  /** Publishes an event to all processes, including this one. */
  publish(event: RoomEvent): void {
    this.deps.fanOut.publish(roomTopic(this.id), encode(event));
  }

  /** Logs the failure of background work; viewers lose nothing by it. */
  unattended(work: Promise<unknown>): void {
    work.catch((error: unknown) => logFailure(this.deps.log, error, 'live room', { broadcast: this.id }));
  }
}
