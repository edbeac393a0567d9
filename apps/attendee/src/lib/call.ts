import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { ErrorAnswer, ErrorName, Fault } from '@meetingapp/contract/errors.ts';
import { language, localeOf } from './language.ts';
import { requestToken } from './request-token.ts';
import { serverClock } from './server-clock.ts';
import { translate } from './texts.ts';

/** Why a call gave no answer. `msg` is in the language of the screen and can be shown as it is. */
export interface CallFailure {
  /** `offline`: nothing came back, so whether the server did it is not known. */
  name: ErrorName | 'offline';
  code: number;
  msg: string;
  /** The wrong fields, each with its own text; empty when no field is to blame. */
  faults: readonly Fault[];
}

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; failure: CallFailure };

export interface SendOptions {
  /** The same key with the same body does nothing twice, so that a lost answer can be asked for again. */
  key?: string | undefined;
  /** The failure is this caller's own affair: an ended session or a failed server does not change the page (exams, the guard). */
  quiet?: boolean | undefined;
  /** The file of a multipart call. */
  file?: File | undefined;
  /** Hears how far the file is on its way, from 0 to 1. */
  progress?: ((share: number) => void) | undefined;
  /** Another log-in than the person's own, such as that of staff. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Milliseconds until a call counts as offline. */
  timeout?: number | undefined;
}

const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 120_000;
/** Statuses that turn the whole page into the error page (E2). */
const wholePage = new Set([403, 404, 500, 502, 504]);

/** What the shell does about failures that concern the whole page; it says so at start. */
export const reactions = {
  sessionInvalid: (_failure: CallFailure): void => {},
  errorPage: (_failure: CallFailure): void => {},
};

/**
 * Makes a call and never throws. The shell sees to ended sessions (E1) and failed servers (E2) before this returns; the caller
 * deals with what is left.
 */
export async function send<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: SendOptions = {},
): Promise<Outcome<AnswerOf<C>>> {
  const outcome = await exchange<AnswerOf<C>>(call, body, options);
  if (!outcome.ok && !options.quiet) react(outcome.failure);
  return outcome;
}

function react(failure: CallFailure): void {
  if (failure.name === 'session_invalid') reactions.sessionInvalid(failure);
  else if (wholePage.has(failure.code)) reactions.errorPage(failure);
}

async function exchange<Answer>(call: Call, body: unknown, options: SendOptions): Promise<Outcome<Answer>> {
  let response: Response;
  let read: unknown;
  try {
    const sent = request(call, body, options);
    response = options.progress
      ? await (await import('./upload.ts')).upload(call.path, sent, options.progress)
      : await fetch(call.path, sent);
    read = await response.json().catch(() => null);
  } catch {
    return { ok: false, failure: { name: 'offline', code: -1, msg: translate('app')('offline'), faults: [] } };
  }
  const answer = (typeof read === 'object' ? read : null) as (Partial<ErrorAnswer> & Record<string, unknown>) | null;
  if (response.ok && answer && Number(answer.code) === 0) {
    serverClock.hear(answer);
    return { ok: true, answer: answer as Answer };
  }
  return { ok: false, failure: failureOf(response.status, answer) };
}

function request(call: Call, body: unknown, { key, file, signal, timeout, token: other }: SendOptions): RequestInit {
  const token = other ?? requestToken();
  return {
    method: 'POST',
    body: call.multipart ? form(body, file) : JSON.stringify(body),
    signal: limited(timeout ?? (file ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS), signal),
    headers: {
      language: localeOf(language.get()),
      ...(call.multipart ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { token }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  };
}

/** Ends after so many milliseconds, or with the caller's own signal. By hand: older messengers lack `AbortSignal.any`. */
function limited(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  signal?.addEventListener('abort', () => controller.abort(), { once: true });
  return controller.signal;
}

function form(body: unknown, file: File | undefined): FormData {
  const data = new FormData();
  if (Object.keys(body ?? {}).length > 0) data.append('body', JSON.stringify(body));
  if (file) data.append('file', file);
  return data;
}

/** Reads a refusal; also one that does not come from our server but from what stands before it. */
function failureOf(status: number, answer: Partial<ErrorAnswer> | null): CallFailure {
  const code = Number(answer?.code ?? status);
  const name = answer?.error ?? nameOf(code);
  return {
    name,
    code: wholePage.has(status) ? status : code,
    msg: answer?.msg || translate('app')('failed'),
    faults: answer?.faults ?? [],
  };
}

function nameOf(code: number): ErrorName {
  const known: Partial<Record<number, ErrorName>> = {
    9999: 'session_invalid',
    403: 'forbidden',
    404: 'not_found',
    503: 'unavailable',
  };
  return known[code] ?? 'internal';
}
