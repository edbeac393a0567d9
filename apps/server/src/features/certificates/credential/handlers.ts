import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { signingKey } from './commands-keys.ts';
import { publicKeysOf, revokedPlaces, societyOf } from './queries.ts';
import { didDocument, issuerDid, keyId } from './writer-issuer.ts';
import { signedToken } from './writer-token.ts';
import { statusListOf } from './writer.ts';

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
    const conferenceId = Number(params.id);
    const society = await societyOf(db, conferenceId);
    if (!society || (await publicKeysOf(db, society.id)).length === 0) return reply.callNotFound();
    const key = await signingKey(db, society.id);
    const did = issuerDid(config.publicUrl, society.id);
    const places = await revokedPlaces(db, conferenceId);
    const list = statusListOf({ conferenceId, publicUrl: config.publicUrl, did, places, now: clock() });
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=60')
      .type('application/vc+jwt')
      .send(signedToken(list, keyId(did, key.number), key.privateKey));
  });
}
