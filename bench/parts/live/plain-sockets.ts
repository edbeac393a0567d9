import { WebSocket, WebSocketServer } from 'ws';

// The baseline: `ws` as its documentation shows it for a room. A message is broadcast to all at once, framed by `ws` for each.

const port = Number(process.argv[2]);
const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    for (const client of server.clients) if (client.readyState === WebSocket.OPEN) client.send(data, { binary: false });
  });
});
server.on('listening', () => console.log('listening'));
