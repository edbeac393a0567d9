import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { signedStatusList } from './commands-list.ts';
import { publicKeysOf } from './queries.ts';
import { didDocument, issuerDid } from './writer-issuer.ts';

const whole = /^\d{1,12}$/;
type WithId = FastifyRequest<{ Params: { id: string } }>;

/** Serves what verifiers fetch: DID documents of societies (did:web) and signed lists of revoked certificates. */
export function serveIssuers(app: FastifyInstance, { db, config, clock }: AppDependencies): void {
  app.get('/medapp/issuers/:id/did.json', async ({ params }: WithId, reply) => {
    if (!whole.test(params.id)) return reply.callNotFound();
    const keys = await publicKeysOf(db, Number(params.id));
    if (keys.length === 0) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .type('application/did+json')
      .send(JSON.stringify(didDocument(issuerDid(config.publicUrl, Number(params.id)), keys)));
  });

  app.get('/medapp/certificates/status/:id', async ({ params }: WithId, reply) => {
    if (!whole.test(params.id)) return reply.callNotFound();
    const list = await signedStatusList(db, {
      conferenceId: Number(params.id),
      publicUrl: config.publicUrl,
      now: clock(),
    });
    if (list === null) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=60')
      .type('application/vc+jwt')
      .send(list);
  });
}
