import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { readShortMessageReports, reportAnswers, type SmsReport, type SmsVendor } from '../../../ports/sms/reports.ts';
import { asksToStop } from '@meetingapp/domain/messages/short-message.ts';
import { readShortMessageReplies } from '../../../ports/sms/replies.ts';
import { stopTexts } from './commands-reply.ts';
import { takeReports, type DeliveryReport } from './commands.ts';

/** Bytes: vendors put at most a few hundred reports in one request. */
const LARGEST = 512 * 1024;

interface Route {
  Params: { vendor: string; secret: string };
  Body: Buffer | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Messages store Chinese numbers without the country code. */
const storedNumber = (phone: string): string => (phone.startsWith('+86') ? phone.slice(3) : phone);

const reportOf = ({ phone, reference, id, delivered, code, badNumber }: SmsReport): DeliveryReport => ({
  // A number of another system that uses the same account of the vendor may not fit a bigint.
  messageId: /^\d{1,15}$/.test(reference) ? Number(reference) : null,
  providerId: id,
  recipient: storedNumber(phone),
  delivered,
  fault: delivered ? '' : code,
  bounced: badNumber,
});

/**
 * Receives delivery reports of the SMS vendors, and what people send back: T or 退订 ends text messages to them. Requests are not signed,
 * so their addresses contain the secret SMS_REPORT_SECRET; without it there are no such addresses.
 */
export function receiveShortMessageReports(scope: FastifyInstance, { config, db, clock }: AppDependencies): void {
  const right = config.ports.smsReportSecret;
  const vendorOf = ({ vendor, secret }: Route['Params']): SmsVendor | null => {
    if (right === null || !timingSafeEqual(digest(secret), digest(right))) return null;
    return vendor === 'aliyun' || vendor === 'tencent' ? vendor : null;
  };
  const options = { config: { rateLimit: false as const }, bodyLimit: LARGEST };
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  scope.post<Route>('/medapp/sms-reports/:vendor/:secret', options, async ({ params, body }, reply) => {
    const vendor = vendorOf(params);
    if (vendor === null) return reply.status(404).send();
    const reports = readShortMessageReports(vendor, body?.toString('utf8') ?? '');
    if (reports === null) return reply.status(400).send(reportAnswers[vendor].malformed);
    await takeReports(db, reports.map(reportOf), clock());
    return reportAnswers[vendor].taken;
  });
  scope.post<Route>('/medapp/sms-replies/:vendor/:secret', options, async ({ params, body }, reply) => {
    const vendor = vendorOf(params);
    if (vendor === null) return reply.status(404).send();
    const replies = readShortMessageReplies(vendor, body?.toString('utf8') ?? '');
    if (replies === null) return reply.status(400).send(reportAnswers[vendor].malformed);
    const stops = replies.filter(({ text }) => asksToStop(text));
    await stopTexts(
      db,
      stops.map(({ phone }) => storedNumber(phone)),
      clock(),
    );
    return reportAnswers[vendor].taken;
  });
}
