import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { ErrorAnswer, ErrorName, Fault } from '@meetingapp/contract/errors.ts';
import { language, localeOf } from '../texts/language.ts';
import { requestToken } from './request-token.ts';
import { serverClock } from '../time/server-clock.ts';
import { translate } from '../texts/texts.ts';

/** A failed call. `msg` is in the language of the screen and can be shown directly. */
export interface CallFailure {
  /** `offline`: no response, so whether the server executed the call is unknown. */
  name: ErrorName | 'offline';
  code: number;
  msg: string;
  /** Invalid fields, each with its text; empty when no field is the cause. */
  faults: readonly Fault[];
}

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; failure: CallFailure };

export interface SendOptions {
  /** Idempotency key: the same key with the same body runs once, so a call without a response can be retried. */
  key?: string | undefined;
  /** The caller handles the failure: an ended session or a failed server does not change the page (exams, the guard). */
  quiet?: boolean | undefined;
  /** The file of a multipart call. */
  file?: File | undefined;
  /** Called with the uploaded share of the file, 0 to 1. */
  progress?: ((share: number) => void) | undefined;
  /** Token to use instead of the person's, such as that of staff. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Timeout in milliseconds, after which a call counts as offline. */
  timeout?: number | undefined;
}

const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 120_000;
/** Statuses that replace the whole page with the error page (E2). */
const wholePage = new Set([403, 404, 500, 502, 504]);

/** Reactions to failures of the whole page; the shell sets them at start. */
export const reactions = {
  sessionInvalid: (_failure: CallFailure): void => {},
  /** The log-in of a quiet call has ended: it is dropped, and the page stays. */
  logInEnded: (): void => {},
  errorPage: (_failure: CallFailure): void => {},
};

/**
 * Makes a call; never throws. Ended sessions (E1) and failed servers (E2) are handled by the shell before this returns; the caller
 * handles the rest.
 */
export async function send<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: SendOptions = {},
): Promise<Outcome<AnswerOf<C>>> {
  const own = requestToken();
  const outcome = await exchange<AnswerOf<C>>(call, body, options);
  if (!outcome.ok) react(outcome.failure, options, own);
  return outcome;
}

function react(failure: CallFailure, { quiet, token }: SendOptions, own: string | null): void {
  if (failure.name === 'session_invalid') {
    // Of staff, or of a log-in that another has replaced since.
    if (token !== undefined || own !== requestToken()) return;
    if (!quiet) reactions.sessionInvalid(failure);
    else if (own !== null) reactions.logInEnded();
  } else if (!quiet && wholePage.has(failure.code)) reactions.errorPage(failure);
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
  if (answer) serverClock.hear(answer);
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

/**
 * Signal that aborts after a timeout in milliseconds, or with the caller's signal. Hand-written because older messengers lack
 * `AbortSignal.any`.
 */
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

/** Reads a refusal, also one from a proxy in front of the server. */
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
