import type { Contract, Feature } from '@meetingapp/contract/contract.ts';
import type { Call, Calls, ErrorsOf, GivenAnswerOf, ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { ContextFor } from './context.ts';
import type { Refusal } from './refusal.ts';

export type Handler<C extends Call> = (
  body: ParsedBodyOf<C>,
  context: ContextFor<C['who']>,
) => Promise<GivenAnswerOf<C> | Refusal<ErrorsOf<C>>>;

/** The handlers of one feature: a missing or surplus one, or a refusal that the contract does not name, does not compile. */
export type Handlers<C extends Calls> = { readonly [K in keyof C]: Handler<C[K]> };

/** The handlers of the whole contract. */
export type AllHandlers = { readonly [F in Feature]: Handlers<Contract[F]> };
