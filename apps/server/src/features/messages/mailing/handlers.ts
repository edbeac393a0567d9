import type { mailingCalls } from '@meetingapp/contract/messages/mailing.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import { placeholders } from '@meetingapp/domain/messages/placeholders.ts';
import { costOf } from '@meetingapp/domain/messages/short-message.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { startTask } from '../../../jobs/task.ts';
import type { Ports } from '../../../ports/ports.ts';
import { isConfigured } from '../../../ports/messenger/configured.ts';
import { mailingTemplate, removeMailing, saveMailing, sendTest, startMailing, stopMailing } from './commands.ts';
import { presentListed, presentMailing, presentRecipient } from './present.ts';
import { mailingOf, mailingsOf, recipientsOfMailing, senderOf } from './queries.ts';
import { figuresOf } from './queries-figures.ts';
import { channelsOf, orderFor, recipientsOf, withoutAccount } from './queries-audience.ts';
import { messageFor, missingFor, piecesFor, unknownIn } from './writer.ts';

/** Recipients per page of a report. */
const PAGE = 200;
/** People of the audience that the editor can show a preview of. */
const SAMPLE = 50;

export const mailingHandlers: Handlers<typeof mailingCalls> = {
  list: async ({ cid }, { db }) => ({ mailings: (await mailingsOf(db, cid)).map(presentListed) }),

  read: async ({ cid, id }, { db }) => {
    const row = await mailingOf(db, cid, id);
    return row
      ? { listed: presentListed(row), mailing: presentMailing(row), version: row.version }
      : refuse('not_found');
  },

  save: async (body, { db, staff }) => {
    const outcome = await saveMailing(db, { ...body, staffId: staff.id });
    return outcome.ok ? { id: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },

  remove: async ({ cid, id }, { db }) => {
    const outcome = await removeMailing(db, cid, id);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  check: async ({ cid, mailing }, { db, config, ports, staff, language }) => {
    const { title, sandbox } = await senderOf(db, cid, staff.id);
    const about = { ...mailing, canSend: sendingIn({ sandbox, ports }) };
    const recipients = await recipientsOf(db, cid, mailing.audience);
    const pieces = recipients
      .filter((one) => orderFor(one, about)[0] === 'phone')
      .reduce((sum, one) => sum + piecesFor(mailing.texts, one, title), 0);
    const lacking = recipients.map((one) => missingFor(mailing.texts, one, title));
    const order = recipients
      .map((_, at) => at)
      .sort((one, other) => (lacking[other]?.length ?? 0) - (lacking[one]?.length ?? 0));
    return {
      recipients: recipients.length,
      channels: channelsOf(recipients, about),
      texts: { pieces, fen: costOf(pieces, config.smsPrice) },
      withoutAccount: await withoutAccount(db, cid, mailing.audience),
      unknownNames: unknownIn(mailing.texts),
      missing: placeholders.flatMap((placeholder) => {
        const people = lacking.filter((names) => names.includes(placeholder)).length;
        return people > 0 ? [{ placeholder, people }] : [];
      }),
      sample: order.slice(0, SAMPLE).flatMap((at) => {
        const one = recipients[at];
        return one ? [{ accountId: one.accountId, name: nameOf(one.name, language) }] : [];
      }),
    };
  },

  preview: async ({ cid, mailing, accountId }, { db, ports, staff, language }) => {
    const { title, sandbox } = await senderOf(db, cid, staff.id);
    const one = (await recipientsOf(db, cid, mailing.audience)).find((person) => person.accountId === accountId);
    if (!one) return refuse('not_found');
    return {
      name: nameOf(one.name, language),
      language: one.language,
      channels: [...orderFor(one, { ...mailing, canSend: sendingIn({ sandbox, ports }) })],
      pieces: piecesFor(mailing.texts, one, title),
      message: messageFor(mailing.texts, one, title),
      missing: missingFor(mailing.texts, one, title),
    };
  },

  test: async ({ cid, mailing, accountId, language }, { db, staff }) => {
    const { title, email } = await senderOf(db, cid, staff.id);
    const recipients = await recipientsOf(db, cid, mailing.audience);
    const one = recipients.find((person) => person.accountId === accountId) ?? recipients[0];
    const message = one
      ? messageFor(mailing.texts, one, title)
      : { subject: mailing.texts.subject, body: mailing.texts.body };
    await sendTest(db, { conferenceId: cid, email, language, message });
    return { sentTo: email };
  },

  start: async ({ cid, id, seen }, { db, now }) => {
    const outcome = await startMailing(db, { cid, id, seen, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  stop: async ({ cid, id }, { db, now }) => {
    const outcome = await stopMailing(db, { cid, id, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  figures: async ({ cid, id }, { db }) => ((await mailingOf(db, cid, id)) ? figuresOf(db, id) : refuse('not_found')),

  export: async ({ cid, id, format }, { db, staff, language }) => {
    if (!(await mailingOf(db, cid, id))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'messages.export', input: { mailingId: id, format } }) };
  },

  recipients: async ({ cid, id, ...wish }, { db }) => {
    const rows = await recipientsOfMailing(db, { cid, id, ...wish, limit: PAGE });
    return { recipients: rows.map(presentRecipient), next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null };
  },
};

/** Which channels this server sends mailings by; a sandbox keeps what any of them would send. */
const sendingIn =
  ({ sandbox, ports }: { sandbox: boolean; ports: Ports }) =>
  (channel: Channel): boolean =>
    sandbox || isConfigured(ports.messenger, channel, mailingTemplate);

const nameOf = (name: string | { zh: string; en: string }, language: 'zh' | 'en'): string =>
  typeof name === 'string' ? name : pickLanguage(name, language);
