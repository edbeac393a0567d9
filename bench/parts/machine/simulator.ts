import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentNotice } from '@meetingapp/server/ports/simulator/payment/announcements.ts';
import { post } from '@meetingapp/server/ports/simulator/payment/notices.ts';
import { findOrder, orderByToken, payOrder } from '@meetingapp/server/ports/simulator/payment/orders.ts';
import { startSimulator } from '@meetingapp/server/ports/simulator/start-simulator.ts';

// The simulated providers as a separate process: prints their address and that of the cashier, and runs until it is stopped.

const { base, world } = await startSimulator({});

/** Simulates the person who scans the code and pays; answers once the merchant has accepted the signed notice. */
async function settle(token: string): Promise<number> {
  const order = orderByToken(world, token);
  if (!order || !payOrder(world, order, { notices: 0, force: false })) return 0;
  const notice = paymentNotice(world, findOrder(world, 'wechat', order.outTradeNo) ?? order);
  // A provider without an answer in time repeats the notice.
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await post(world, notice, attempt);
    if (answer.ok) return answer.status;
  }
  return 0;
}

const cashier = createServer((request, response) => {
  void settle(request.url?.slice(1) ?? '').then((status) => response.end(JSON.stringify({ status })));
}).listen(0, '127.0.0.1', () => {
  const { port } = cashier.address() as AddressInfo;
  process.stdout.write(`${base} http://127.0.0.1:${port}\n`);
});
