import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { inboxSocketPath } from '@meetingapp/contract/messages/inbox.ts';
import type { AppDependencies } from '../../../../http/calls/dependencies.ts';
import { serveWebSockets } from '../../../../http/serving/web-sockets.ts';
import { InboxHub } from './hub.ts';
import { Listener } from './listener.ts';

const LONGEST_FRAME = 512;

const Hello = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

/** `ws` calls listeners with the socket as `this`: they are shared functions that find the phone on the socket. */
type InboxSocket = WebSocket & { listener: Listener; hub: InboxHub };

/**
 * WebSocket endpoint of the inbox: a phone proves its log-in once and then hears how many messages are unseen, whenever that changes. The
 * texts are read by the usual call.
 */
export function serveInboxSockets(app: FastifyInstance, { config, db, ports, clock }: AppDependencies): void {
  const hub = new InboxHub({ db, fanOut: ports.fanOut, clock, log: app.log });
  serveWebSockets(app, {
    path: new RegExp(`^${inboxSocketPath}$`),
    longest: LONGEST_FRAME,
    publicOrigin: new URL(config.publicUrl).origin,
    opened: ({ socket, line }) => {
      const own = Object.assign(socket, { listener: new Listener(socket, line, Date.now()), hub });
      hub.connected(own.listener);
      own.on('message', onMessage);
      own.on('pong', onPong);
      own.on('close', onClose);
      own.on('error', onError);
    },
  });
  app.addHook('preClose', () => hub.close());
}

function onPong(this: WebSocket): void {
  (this as InboxSocket).listener.heardAt = Date.now();
}

function onClose(this: WebSocket): void {
  const { hub, listener } = this as InboxSocket;
  hub.left(listener);
}

/** Errors on the connection end in `close`. */
function onError(): void {}

/** The app sends one frame, its log-in; anything else ends the connection. */
function onMessage(this: WebSocket, data: RawData, binary: boolean): void {
  const { hub, listener } = this as InboxSocket;
  const token = binary || listener.tokenHash ? null : tokenIn((data as Buffer).toString());
  if (token === null) listener.end(1008);
  else hub.hello(listener, token);
}

function tokenIn(text: string): string | null {
  try {
    const parsed = v.safeParse(Hello, JSON.parse(text));
    return parsed.success ? parsed.output.token : null;
  } catch {
    return null;
  }
}
