import type { developersDocument as source } from '../../zh/developers/document.ts';
import type { Texts } from '../../texts.ts';

export const developersDocument = {
  title: 'Meetingapp open interface',
  intro: `## Authentication

Send \`Authorization: Bearer <key>\` with every request; an owner makes keys in the console under Open interface. A key is valid for one conference, the \`{cid}\` of every address.

## Refusals

A refused request has an HTTP status from 400 and the body \`Refusal\`; \`error\` is stable, \`msg\` is for people, in the language of \`Accept-Language\` (\`en\`, otherwise Chinese).

## Cursors

A list is in the order of changes. Read pages with the \`cursor\` of the page before until \`more\` is false, keep the last cursor, and ask with it later: the answer holds what changed since. Nothing is missed while rows change; a row that changed twice comes at least once with its last state.

## Sandbox

Try everything in a conference that is a sandbox; staff mark an empty conference as one in the console under Open interface. Its keys begin with \`mk_test_\`, those of other conferences with \`mk_live_\`. Payments go to a simulator: open the \`codeUrl\` of an attempt in a browser, or call \`decidePayment\`. E-mails, text messages and messenger messages are kept in a list, \`sandboxMessages\`, and reach nobody, also those with invoices. Refunds go to the same simulator. Webhooks are sent for real. The public list of conferences leaves a sandbox out. Codes for a log-in belong to a person and not to the conference: they are sent for real to the person who asks for one.

## Repeated requests

Send \`Idempotency-Key\` with every POST: a repeated request answers the same as the first and does nothing twice.

## Limits

Limits are per key, not per address. \`RateLimit-Policy\` and \`RateLimit\` state the quota and what is left; after 429 wait for the seconds in \`t\`.

## Webhooks

Webhooks follow Standard Webhooks 1.0: verify \`webhook-signature\` over \`webhook-id.webhook-timestamp.body\` with the secret (\`whsec_…\`), answer 2xx within 10 seconds, and drop an id that you have seen. A delivery that fails is repeated after about 8 seconds, 2 minutes, 5 minutes, 30 minutes, 2, 5 and 10 hours. Events of one object arrive in order; \`sequence\` grows with each.`,
  key: 'A key `mk_live_…` from the console, or `mk_test_…` of a sandbox.',
  scope: 'Scope: `{scope}`',
  refusals: 'Refusals',
  status: 'status',
  error: 'error',
  code: 'code',
  meaning: 'meaning',
  done: 'Done',
  groups: {
    programme: 'Conference and programme',
    registrations: 'Registrations',
    orders: 'Orders and payments',
    checkin: 'Check-in',
    messages: 'Sandbox messages',
    webhooks: 'Webhook addresses',
  },
  calls: {
    conference: {
      title: 'Read the conference',
      text: 'The conference of the key: names, days, time zone, currency.',
    },
    programme: {
      title: 'Read the programme',
      text: 'The released programme: halls, topics, sessions with their talks, and people. Not found before the first release.',
    },
    form: {
      title: 'Read the registration form',
      text: 'A registration form in force, with its branches and fees: what the creation of a registration expects. Without `form`, the first one.',
    },
    registrations: {
      title: 'List registrations',
      text: 'Registrations in the order of their last change. Keep the cursor of the last page: with it the call gives what changed since. A registration that changed comes again. Nothing is missed while rows change.',
    },
    registration: { title: 'Read a registration', text: 'One registration.' },
    register: {
      title: 'Register a person',
      text: 'Registers one person by the rules of the form and of the fees. With a fee there is an open order; without, or for a fee of 0, the registration is confirmed at once. Send the header Idempotency-Key: a repeated request then answers the same and registers nobody twice.',
    },
    orders: {
      title: 'List orders',
      text: 'Orders in the order of their last change, with the same cursor as registrations.',
    },
    order: { title: 'Read an order', text: 'One order.' },
    pay: {
      title: 'Start a payment',
      text: 'Starts the payment of an open order with WeChat Pay and gives the content of the QR code that the payer scans. A repeated request gives the running attempt. The order is paid when the webhook `order.paid.v1` or the order itself says so.',
    },
    decidePayment: {
      title: 'Decide a simulated payment',
      text: 'In a sandbox: pays or declines the running payment attempt of an order, as the payer would in the cashier at its `codeUrl`. Other conferences refuse it.',
    },
    sandboxMessages: {
      title: 'List sandbox messages',
      text: 'In a sandbox: the e-mails, text messages and messenger messages that were not sent but kept, oldest first, with the same cursor as registrations. Other conferences refuse it.',
    },
    checkin: {
      title: 'Read check-ins',
      text: 'Whether and when a registered person was admitted, per check-in point.',
    },
    points: {
      title: 'List check-in points',
      text: 'Check-in points of the conference, in the order of the organiser.',
    },
    admit: {
      title: 'Admit a person',
      text: 'Admits a registered person at a check-in point by the rules of the point, like a device that is online. `already`: the person was admitted before and does not count again. `refuse`: the point does not let the person in; `reason` says why. Not found without a valid ticket. Send the header Idempotency-Key: a repeated request then answers the same.',
    },
    endpoints: { title: 'List webhook addresses', text: 'Addresses that receive webhooks.' },
    createEndpoint: {
      title: 'Add a webhook address',
      text: 'Adds an address for webhooks. The answer holds the signing secret, which is shown this once. Private addresses are refused.',
    },
    removeEndpoint: {
      title: 'Remove a webhook address',
      text: 'Removes an address: nothing is sent to it any more.',
    },
  },
  webhook: 'Sent to the addresses that chose this event.',
  received: 'Received; anything else is repeated.',
  faults: 'Wrong fields, by their names in the request.',
  event: {
    object: '`registration/<id>` or `order/<id>`; its events arrive in order.',
    sequence: 'Grows with each event of an object.',
    data: 'Ids, numbers and states; never personal data. Read the object for more.',
  },
  content: 'Content',
  sandboxOnly:
    'This page sends requests only with a sandbox key (it begins with mk_test_). Use a key of a sandbox conference, or use this key in your own program.',
} as const satisfies Texts<typeof source>;
