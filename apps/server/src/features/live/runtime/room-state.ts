import type {
  AskedQuestion,
  LogBodies,
  LogItem,
  PostedMessage,
  ToViewer,
  WatchLevel,
} from '@meetingapp/contract/live/socket.ts';
import { wordList, type WordList } from '@meetingapp/domain/live/words.ts';
import type { OpenedRoom, RoomRow } from '../socket/queries.ts';

/** State of a broadcast, from its log so far. */
export class RoomState {
  readonly conferenceId: number;
  readonly seal: string;
  /** True while there is a picture to watch. */
  live: boolean;
  watch: WatchLevel;
  chat: RoomRow['chat'];
  slowSeconds: number;
  words: WordList;
  version: number;
  pinned: (PostedMessage & { s: number }) | null;
  poll: LogBodies['poll'] | null;
  readonly questions: Map<number, AskedQuestion>;

  constructor({ row, questions, poll, pinned }: OpenedRoom) {
    this.conferenceId = row.conference_id;
    this.seal = row.seal;
    this.live = row.state === 'live';
    this.watch = row.watch;
    this.chat = row.chat;
    this.slowSeconds = row.slow_seconds;
    this.words = wordList(row.live_words);
    this.version = row.version;
    this.poll = poll;
    this.questions = new Map(questions.map((question) => [question.s, question]));
    this.pinned = pinned?.k === 'message' || pinned?.k === 'question' ? { ...pinned.b, s: pinned.s } : null;
  }

  /** Updates what is not in the log: the watch level, and the list of words. */
  renew(row: RoomRow): void {
    this.live = row.state === 'live';
    this.watch = row.watch;
    this.chat = row.chat;
    this.slowSeconds = row.slow_seconds;
    this.words = wordList(row.live_words);
    this.version = row.version;
  }

  apply(item: LogItem): void {
    if (item.k === 'question')
      this.questions.set(item.s, { ...item.b, s: item.s, at: item.at, state: 'open', votes: 0 });
    else if (item.k === 'question_state') this.#setQuestion(item.b);
    else if (item.k === 'state') this.live = item.b.status === 'live';
    else if (item.k === 'pinned') this.#pin(item.b);
    else if (item.k === 'poll') this.poll = item.b;
    else if (item.k === 'poll_result') this.poll = this.poll?.id === item.b.id ? null : this.poll;
    else if (item.k === 'settings') {
      this.chat = item.b.chat;
      this.slowSeconds = item.b.slowSeconds;
    } else if (item.k === 'removed') this.#remove(item.b.sequence);
  }

  #setQuestion({ sequence, state }: LogBodies['question_state']): void {
    const question = this.questions.get(sequence);
    if (question) question.state = state;
  }

  #pin({ sequence, said }: LogBodies['pinned']): void {
    this.pinned = sequence !== null && said ? { s: sequence, ...said } : null;
  }

  #remove(sequence: number): void {
    this.questions.delete(sequence);
    if (this.pinned?.s === sequence) this.pinned = null;
  }

  questionsFrame(): ToViewer {
    const list = [...this.questions.values()].sort((a, b) => b.votes - a.votes || a.s - b.s).slice(0, 100);
    return { k: 'questions', list };
  }
}
