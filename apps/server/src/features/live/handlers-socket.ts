import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { ViewerFrame } from '@meetingapp/contract/live-frames.ts';
import type { FromViewer } from '@meetingapp/contract/live-socket.ts';
import type { AppDependencies } from '../../http/dependencies.ts';
import { serveWebSockets } from '../../http/web-sockets.ts';
import { LiveHub } from './handlers-hub.ts';
import { Viewer } from './handlers-viewer.ts';

const LONGEST_FRAME = 16 * 1024;

/** What `ws` calls with the socket as `this`: the same functions for all, and the viewer found at the socket. */
type LiveSocket = WebSocket & { viewer: Viewer; hub: LiveHub };

/** The socket of a broadcast. */
export function serveLiveSockets(app: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  const hub = new LiveHub({ db, fanOut: ports.fanOut, clock, log: app.log });
  serveWebSockets(app, {
    path: /^\/medapp\/live\/(\d{1,15})$/,
    longest: LONGEST_FRAME,
    opened: ({ socket, line, id }) => {
      const live = Object.assign(socket, { viewer: new Viewer(socket, line, id, Date.now()), hub });
      hub.connected(live.viewer);
      live.on('message', onMessage);
      live.on('pong', onPong);
      live.on('close', onClose);
      live.on('error', onError);
    },
  });
  app.addHook('preClose', () => hub.close());
}

function onPong(this: WebSocket): void {
  (this as LiveSocket).viewer.heard = Date.now();
}

function onClose(this: WebSocket): void {
  const { hub, viewer } = this as LiveSocket;
  hub.left(viewer);
}

/** Whatever is wrong on the wire ends in `close`. */
function onError(): void {}

function onMessage(this: WebSocket, data: RawData, binary: boolean): void {
  const { hub, viewer } = this as LiveSocket;
  viewer.heard = Date.now();
  const frame = binary ? null : readFrame(textOf(data));
  // Nobody of ours says such things; whoever goes on with it is counted like one who floods.
  if (!frame) return viewer.person ? void viewer.mayDo(Date.now(), 5) : viewer.end(1008);
  if (frame.t === 'hello') {
    if (viewer.greeted) return;
    viewer.greeted = true;
    return hub.admission.knock(viewer, frame);
  }
  if (viewer.room) viewer.room.handle(viewer, frame);
  else if (!viewer.keepEarly(frame)) viewer.end(1008);
}

/** As `ws` hands it over unless told otherwise. */
const textOf = (data: RawData): string => (data as Buffer).toString();

function readFrame(text: string): FromViewer | null {
  try {
    const parsed = v.safeParse(ViewerFrame, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
