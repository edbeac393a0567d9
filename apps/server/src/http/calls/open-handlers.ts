import type {
  GivenOpenAnswerOf,
  OpenBodyOf,
  OpenCall,
  OpenCalls,
  OpenParametersOf,
} from '@meetingapp/contract/developers/open-call.ts';
import type { KeyCaller } from '../../db/sessions/api-keys.ts';
import type { Surroundings } from './context.ts';
import type { Refusal } from './refusal.ts';

export type OpenContext = Omit<Surroundings, 'cookies' | 'device'> & { key: KeyCaller };

export type OpenHandler<C extends OpenCall> = (
  input: { parameters: OpenParametersOf<C>; body: OpenBodyOf<C> },
  context: OpenContext,
) => Promise<GivenOpenAnswerOf<C> | Refusal<C['errors'][number] | 'not_found'>>;

/** The handlers of the open interface: a missing or surplus one does not compile. */
export type OpenHandlers = { readonly [Name in keyof OpenCalls]: OpenHandler<OpenCalls[Name]> };
