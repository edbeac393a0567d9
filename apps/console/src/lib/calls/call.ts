import type { AnswerOf, BodyOf, Call } from '@meetingapp/contract/call.ts';
import type { ErrorAnswer, ErrorName, Fault } from '@meetingapp/contract/errors.ts';
import { language } from '../texts/language.ts';
import { firstTexts } from '../texts/text-sources.ts';
import { takeEarly } from './early-call.ts';
import { logIn } from '../session/log-in.ts';

/** Why a call failed; `msg` says it in the console's language, also when there was no response. */
export interface CallFailure {
  name: ErrorName | 'offline';
  msg: string;
  faults: readonly Fault[];
}

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; failure: CallFailure };

const TIMEOUT_MS = 20_000;
const FILE_TIMEOUT_MS = 120_000;

/** Sends a call and never throws. An expired session (9999) deletes the log-in, and the console then asks for a new one. */
export async function send<C extends Call>(
  call: C,
  body: BodyOf<C>,
  signal?: AbortSignal,
  file?: File,
): Promise<Outcome<AnswerOf<C>>> {
  const limit = AbortSignal.timeout(file ? FILE_TIMEOUT_MS : TIMEOUT_MS);
  const token = logIn.token();
  let answer: (Partial<ErrorAnswer> & Record<string, unknown>) | null;
  try {
    const text = JSON.stringify(body ?? {});
    const response = await (takeEarly(call.path, text, language.get(), token) ??
      fetch(call.path, {
        method: 'POST',
        body: file ? formOf(body ?? {}, file) : text,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: {
          ...(file ? {} : { 'content-type': 'application/json' }),
          language: language.get(),
          ...(token === null ? {} : { token }),
          ...(call.effect === 'write' ? { 'idempotency-key': newKey() } : {}),
        },
      }));
    answer = (await response.json()) as typeof answer;
  } catch {
    return { ok: false, failure: { name: 'offline', msg: unanswered(call), faults: [] } };
  }
  if (answer && Number(answer.code) === 0) return { ok: true, answer: answer as AnswerOf<C> };
  const failure: CallFailure = {
    name: answer?.error ?? 'internal',
    msg: answer?.msg || unanswered(call),
    faults: answer?.faults ?? [],
  };
  if (failure.name === 'session_invalid') logIn.end();
  return { ok: false, failure };
}

/** What is said where the server said nothing. After a change it names what became of the input, and what to do. */
function unanswered({ effect }: Call): string {
  const texts = firstTexts.console[language.get()];
  return effect === 'write' ? texts.unanswered : texts.offline;
}

function formOf(body: object, file: File): FormData {
  const form = new FormData();
  form.append('body', JSON.stringify(body));
  form.append('file', file);
  return form;
}

/** `crypto.randomUUID` exists only on https and localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
