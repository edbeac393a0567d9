import { WebSocket, WebSocketServer } from 'ws';

// The peer: `ws` as its documentation has it for a room. What one says goes to all at once, framed once by `ws` for each.

const port = Number(process.argv[2]);
const server = new WebSocketServer({ port, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    for (const client of server.clients) if (client.readyState === WebSocket.OPEN) client.send(data, { binary: false });
  });
});
server.on('listening', () => console.log('listening'));
