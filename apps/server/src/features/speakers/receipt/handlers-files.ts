import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { attachment } from '../slides/writer.ts';
import { openBank, PICTURE } from './commands.ts';
import { payees, receiptById, receiptsIn } from './queries.ts';
import { payListBook, payListText, pictureText } from './writer.ts';

const whole = /^\d{1,12}$/;
const languages = ['zh', 'en'] as const;

type PictureRequest = FastifyRequest<{ Params: { id: string; expires: string; signature: string } }>;
type ListRequest = FastifyRequest<{ Params: { cid: string; language: string; expires: string; signature: string } }>;

/** Serves pictures of receipts and the pay list under signed addresses that end after an hour. */
export function serveReceipts(app: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  const isOpen = (text: string, expires: string, signature: string): boolean =>
    whole.test(expires) &&
    Number(expires) * 1000 > clock().getTime() &&
    ports.signatures.fits('receipt', text, signature);

  app.get('/medapp/speakers/receipt/:id/:expires/:signature.jpg', async (request: PictureRequest, reply) => {
    const { id, expires, signature } = request.params;
    if (!whole.test(id) || !isOpen(pictureText(Number(id), Number(expires)), expires, signature))
      return reply.callNotFound();
    const row = await receiptById(db, Number(id));
    const found = row && (await ports.files.read(row.picture_key));
    const picture = found?.ok ? ports.sealing.openBytes(PICTURE, Number(id), await buffer(found.stream)) : null;
    if (!picture) return reply.callNotFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-type', 'image/jpeg')
      .send(picture);
  });

  app.get('/medapp/speakers/pay-list/:cid/:language/:expires/:signature.xlsx', async (request: ListRequest, reply) => {
    const { cid, expires, signature } = request.params;
    const language = languages.find((one) => one === request.params.language);
    if (
      !language ||
      !whole.test(cid) ||
      !isOpen(payListText(Number(cid), language, Number(expires)), expires, signature)
    )
      return reply.callNotFound();
    const rows = (await receiptsIn(db, Number(cid))).filter(({ state }) => state === 'approved');
    const payments = (await payees(db, Number(cid))).flatMap((person) => {
      const own = rows.filter(({ expert_id }) => expert_id === person.id);
      const account = openBank(ports.sealing, person.id, person.sealed);
      if (own.length === 0 || !account) return [];
      const amount = own.reduce((sum, one) => sum + Number(one.amount), 0);
      return [{ ...account, name: person.name, amount, receipts: own.map(({ id }) => id) }];
    });
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(`pay-list-${cid}.xlsx`))
      .send(Readable.from(payListBook(payments, language)));
  });
}
