import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { readShortMessageReports, reportAnswers, type SmsReport } from '../../../ports/sms/reports.ts';
import { recordReports, type DeliveryReport } from './commands.ts';

/** Bytes: vendors put at most a few hundred reports in one request. */
const LARGEST = 512 * 1024;

interface Route {
  Params: { vendor: string; secret: string };
  Body: Buffer | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const reportOf = ({ phone, reference, id, delivered, code, badNumber }: SmsReport): DeliveryReport => ({
  // A number of another system that uses the same account of the vendor may not fit a bigint.
  messageId: /^\d{1,15}$/.test(reference) ? Number(reference) : null,
  providerId: id,
  // Messages store Chinese numbers without the country code.
  recipient: phone.startsWith('+86') ? phone.slice(3) : phone,
  delivered,
  fault: delivered ? '' : code,
  bounced: badNumber,
});

/**
 * Receives delivery reports of the SMS vendors. They are not signed, so their address contains the secret SMS_REPORT_SECRET; without it
 * there is no such address.
 */
export function receiveShortMessageReports(scope: FastifyInstance, { config, db, clock }: AppDependencies): void {
  const right = config.ports.smsReportSecret;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  scope.post<Route>(
    '/medapp/sms-reports/:vendor/:secret',
    { config: { rateLimit: false }, bodyLimit: LARGEST },
    async ({ params: { vendor, secret }, body }, reply) => {
      if (right === null || !timingSafeEqual(digest(secret), digest(right))) return reply.status(404).send();
      if (vendor !== 'aliyun' && vendor !== 'tencent') return reply.status(404).send();
      const reports = readShortMessageReports(vendor, body?.toString('utf8') ?? '');
      const answers = reportAnswers[vendor];
      if (reports === null) return reply.status(400).send(answers.malformed);
      await recordReports(db, reports.map(reportOf), clock());
      return answers.taken;
    },
  );
}
