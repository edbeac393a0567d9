import type { LogBodies, LogItem, LogKind, ToViewer } from '@meetingapp/contract/live/socket.ts';
import { silence, type Line, type LiveState, type PollState } from './live-state.ts';

/** Messages kept in memory. */
const MOST_LINES = 600;

type Told = Exclude<ToViewer, LogItem>;
type Change = Partial<LiveState>;

/**
 * Returns the state after a frame. Duplicate log rows are ignored; `gap`: a row is missing, so the log must be requested again from
 * the last known row.
 */
export function applyFrame(before: LiveState, frame: readonly ToViewer[]): { state: LiveState; gap: boolean } {
  let state = before;
  for (const one of frame) {
    if (isLogged(one)) {
      if (state.last !== null && one.s > state.last + 1) return { state, gap: true };
      if (state.last === null || one.s > state.last) state = { ...state, last: one.s, ...log(state, one) };
    } else state = { ...state, ...tell(state, one) };
  }
  return { state, gap: false };
}

const logKinds: Record<LogKind, true> = {
  message: true,
  question: true,
  removed: true,
  pinned: true,
  state: true,
  notice: true,
  poll: true,
  poll_result: true,
  sign_up: true,
  question_state: true,
  settings: true,
};
const isLogged = (one: ToViewer): one is LogItem => one.k in logKinds;

type Logged = { [K in LogKind]: (state: LiveState, body: LogBodies[K], s: number, at: number) => Change };

const logged: Logged = {
  message: (state, { by, text }, s, at) => lines(state, { s, at, by, text, question: false }),
  question: (state, { by, text }, s, at) => ({
    ...lines(state, { s, at, by, text, question: true }),
    questions: state.questions.some((one) => one.s === s)
      ? state.questions
      : [...state.questions, { s, at, by, text, state: 'open', votes: 0 }],
  }),
  removed: (state, { sequence }) => ({
    lines: state.lines.filter(({ s }) => s !== sequence),
    questions: state.questions.filter(({ s }) => s !== sequence),
    pinned: state.pinned?.s === sequence ? null : state.pinned,
  }),
  pinned: (_state, { sequence, said }) => ({ pinned: sequence !== null && said ? { s: sequence, ...said } : null }),
  state: (_state, { status }) => ({ status }),
  notice: (_state, { text }, s, at) => ({ notice: { s, at, text } }),
  sign_up: (_state, { text, to }, s) => ({ signUp: { s, text, to } }),
  poll: (state, poll, s) => ({ polls: withPoll(state.polls, poll.id, { poll, s }) }),
  poll_result: (state, { id, counts, voters }) => ({
    polls: withPoll(state.polls, id, {
      closed: true,
      ...(counts ? { counts, published: true, voters: voters ?? 0 } : {}),
    }),
  }),
  question_state: (state, { sequence, state: now }) => ({
    questions: state.questions.map((one) => (one.s === sequence ? { ...one, state: now } : one)),
  }),
  settings: (_state, settings) => ({ settings }),
};

function log(state: LiveState, item: LogItem): Change {
  const change = logged[item.k] as (state: LiveState, body: LogItem['b'], s: number, at: number) => Change;
  return change(state, item.b, item.s, item.at);
}

const lines = (state: LiveState, line: Line): Change => {
  const all = [...state.lines, line];
  return all.length > MOST_LINES ? { lines: all.slice(-MOST_LINES), more: true } : { lines: all };
};

/** Applies a change to a poll; adds an unknown poll only if the change contains its question. */
function withPoll(polls: readonly PollState[], id: number, change: Partial<PollState>): readonly PollState[] {
  if (polls.some(({ poll }) => poll.id === id))
    return polls.map((one) => (one.poll.id === id ? { ...one, ...change } : one));
  const { poll } = change;
  if (!poll) return polls;
  return [...polls, { s: 0, counts: null, voters: 0, chosen: [], closed: false, published: false, ...change, poll }];
}

/** Position of an open poll known only from the welcome: at the end, until its own row arrives. */
const placeOf = (polls: readonly PollState[], { poll: open, last }: Extract<Told, { k: 'welcome' }>) =>
  polls.some(({ poll }) => poll.id === open?.id) ? {} : { s: last };

type Tellings = { [K in Told['k']]: (state: LiveState, told: Extract<Told, { k: K }>) => Change };

const tellings: Tellings = {
  welcome: (state, told) => {
    // A resumed connection keeps the state; otherwise the history is replaced.
    const goesOn = state.last !== null && !told.reset;
    const kept = goesOn
      ? state
      : { ...silence, unsent: state.unsent, last: told.last === 0 ? 0 : null, more: told.more };
    const { me, pinned, supported, settings } = told;
    const polls = told.poll
      ? withPoll(kept.polls, told.poll.id, { poll: told.poll, chosen: told.chosen ?? [], ...placeOf(kept.polls, told) })
      : kept.polls;
    return { ...kept, bye: null, me, pinned, supported, settings, polls };
  },
  questions: (_state, { list }) => ({ questions: list }),
  older: (state, { items, more }) => {
    const first = state.lines[0]?.s ?? Number.POSITIVE_INFINITY;
    const older = items.flatMap((item) =>
      (item.k === 'message' || item.k === 'question') && item.s < first
        ? [{ s: item.s, at: item.at, ...item.b, question: item.k === 'question' }]
        : [],
    );
    return { lines: [...older, ...state.lines], more };
  },
  now: (state, { viewers, likes, support, poll }) => ({
    viewers,
    likes,
    questions: support
      ? state.questions.map((one) => ({ ...one, votes: support[one.s] ?? one.votes }))
      : state.questions,
    polls: poll ? withPoll(state.polls, poll.id, { counts: poll.counts, voters: poll.voters }) : state.polls,
  }),
  taken: (state, { key, s }) => ({
    unsent:
      s === null
        ? state.unsent.map((one) => (one.key === key ? { ...one, held: true } : one))
        : state.unsent.filter((one) => one.key !== key),
  }),
  refused: (state, { key, why, waitSeconds = 0 }) => ({
    unsent: state.unsent.map((one) => (one.key === key ? { ...one, why, waitSeconds } : one)),
  }),
  chosen: (state, { poll, choices }) => ({ polls: withPoll(state.polls, poll, { chosen: choices }) }),
  muted: (state, { on }) => ({ me: state.me && { ...state.me, muted: on } }),
  desk: () => ({}),
  check: (_state, { id, seconds }) => ({ check: { id, seconds } }),
  bye: (_state, { why }) => ({ bye: why }),
};

function tell(state: LiveState, told: Told): Change {
  // A newer server may send kinds of messages that this page does not know.
  const change = (tellings as Partial<Record<string, (state: LiveState, told: Told) => Change>>)[told.k];
  return change ? change(state, told) : {};
}
