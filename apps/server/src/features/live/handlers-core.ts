import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { FanOut } from '../../ports/fan-out/fan-out.ts';
import { Audience, type Heard } from './handlers-audience.ts';
import { RoomState } from './handlers-state.ts';
import type { Person } from './handlers-viewer.ts';
import { roomTopic, writeNews, type RoomNews } from './present-news.ts';
import type { OpenedRoom } from './queries-room.ts';

export interface LiveSurroundings {
  db: Database;
  fanOut: FanOut;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** Names this process among those that serve the same rooms. */
  process: string;
}

/** What the parts of a room share. */
export abstract class RoomCore {
  readonly id: number;
  readonly around: LiveSurroundings;
  readonly state: RoomState;
  readonly viewers = new Audience((heard) => this.newsFor(heard));
  readonly people = new Map<string, Person>();

  constructor(around: LiveSurroundings, opened: OpenedRoom) {
    this.around = around;
    this.id = opened.row.id;
    this.state = new RoomState(opened);
  }

  /** Something is to be told to everybody here, with the next frame. */
  abstract flushSoon(): void;

  /** What those lack who have heard so much. */
  protected abstract newsFor(heard: Heard): Buffer | null;

  /** Tells all processes, this one, too. */
  publish(news: RoomNews): void {
    this.around.fanOut.publish(roomTopic(this.id), writeNews(news));
  }

  /** What goes on by itself and fails is told to who runs the server; viewers lose nothing by it. */
  unattended(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.around.log.error({ err: error, broadcast: this.id }, 'live room'));
  }
}
