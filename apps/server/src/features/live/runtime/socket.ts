import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { ViewerFrame } from '@meetingapp/contract/live/frame.ts';
import type { FromViewer } from '@meetingapp/contract/live/socket.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { parseBody } from '../../../http/bodies/parse-body.ts';
import { serveWebSockets } from '../../../http/serving/web-sockets.ts';
import { LiveHub } from './hub.ts';
import { Viewer } from './viewer.ts';

const LONGEST_FRAME = 16 * 1024;

/** `ws` calls listeners with the socket as `this`: they are shared functions that find the viewer on the socket. */
type LiveSocket = WebSocket & { viewer: Viewer; hub: LiveHub };

/** WebSocket endpoint of broadcasts. */
export function serveLiveSockets(app: FastifyInstance, { config, db, ports, clock }: AppDependencies): void {
  const hub = new LiveHub({ db, fanOut: ports.fanOut, clock, log: app.log });
  serveWebSockets(app, {
    path: /^\/medapp\/live\/([1-9]\d{0,14})$/,
    longest: LONGEST_FRAME,
    publicOrigin: new URL(config.publicUrl).origin,
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
  (this as LiveSocket).viewer.heardAt = Date.now();
}

function onClose(this: WebSocket): void {
  const { hub, viewer } = this as LiveSocket;
  hub.left(viewer);
}

/** Errors on the connection end in `close`. */
function onError(): void {}

function onMessage(this: WebSocket, data: RawData, binary: boolean): void {
  const { hub, viewer } = this as LiveSocket;
  viewer.heardAt = Date.now();
  const frame = binary ? null : readFrame(textOf(data));
  // The app never sends such frames; a sender who repeats them is limited like a flood.
  if (!frame) return viewer.person ? void viewer.mayDo(Date.now(), 5) : viewer.end(1008);
  if (frame.t === 'hello') {
    if (viewer.greeted) return;
    viewer.greeted = true;
    return hub.admission.knock(viewer, frame);
  }
  if (viewer.room) viewer.room.handle(viewer, frame);
  else if (!viewer.keepEarly(frame)) viewer.end(1008);
}

/** `ws` delivers a Buffer by default. */
const textOf = (data: RawData): string => (data as Buffer).toString();

function readFrame(text: string): FromViewer | null {
  try {
    const parsed = parseBody(ViewerFrame, JSON.parse(text));
    return parsed.ok ? (parsed.body as FromViewer) : null;
  } catch {
    return null;
  }
}
