import { toJsonSchema } from '@valibot/to-json-schema';
import type { Schema } from '@meetingapp/contract/call.ts';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import {
  openBase,
  openCalls,
  openCommonErrors,
  openStatusOf,
  type OpenCall,
  type OpenCallName,
} from '@meetingapp/contract/developers/open-call.ts';
import { errors, type ErrorName } from '@meetingapp/contract/errors.ts';
import { errors as texts } from '@meetingapp/locales/en/errors.ts';
import { openExamples, webhookExample } from './writer-examples.ts';

type Json = { [key: string]: unknown };

const introduction = `Authenticate with \`Authorization: Bearer <key>\`; an owner makes keys in the console under Open interface. A key is valid for one conference, the \`{cid}\` of every address.

**Refusals** have an HTTP status from 400 and the body \`Refusal\`; \`error\` is stable, \`msg\` is for people, in the language of \`Accept-Language\` (\`en\`, otherwise Chinese).

**Cursors.** A list is in the order of changes. Read pages with the \`cursor\` of the page before until \`more\` is false, keep the last cursor, and ask with it later: the answer holds what changed since. Nothing is missed while rows change; a row that changed twice comes at least once with its last state.

**Sandbox.** Try everything in a conference that is a sandbox; staff mark an empty conference as one in the console under Open interface. Its keys begin with \`mk_test_\`, those of other conferences with \`mk_live_\`. Payments go to a simulator: open the \`codeUrl\` of an attempt in a browser, or call \`decidePayment\`. E-mails, text messages and messenger messages are kept in a list, \`sandboxMessages\`, and reach nobody, also those with invoices. Refunds go to the same simulator. Webhooks are sent for real. The public list of conferences leaves a sandbox out. Codes for a log-in belong to a person and not to the conference: they are sent for real to who asks for one.

**Idempotency.** Send \`Idempotency-Key\` with every POST: a repeated request answers the same as the first and does nothing twice.

**Limits** are per key, not per address. \`RateLimit-Policy\` and \`RateLimit\` state the quota and what is left; after 429 wait for the seconds in \`t\`.

**Webhooks** follow Standard Webhooks 1.0: verify \`webhook-signature\` over \`webhook-id.webhook-timestamp.body\` with the secret (\`whsec_…\`), answer 2xx within 10 seconds, and drop an id that you have seen. A delivery that fails is repeated after about 8 seconds, 2 minutes, 5 minutes, 30 minutes, 2, 5 and 10 hours. Events of one object arrive in order; \`sequence\` grows with each.`;

/** The open interface as an OpenAPI 3.1 document, made from the contract alone. */
export function openInterfaceDocument(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<OpenCall>(openCalls))
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name as OpenCallName, call) };
  return {
    openapi: '3.1.0',
    info: { title: 'Meetingapp open interface', version: '1.0.0', description: introduction },
    servers: [{ url: publicUrl + openBase }],
    security: [{ key: [] }],
    paths,
    webhooks: Object.fromEntries(eventTypes.map((type) => [type, { post: webhook(type) }])),
    components: {
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key `mk_live_…` from the console, or `mk_test_…` of a sandbox.',
        },
      },
      schemas: { Refusal: refusal, Event: event },
    },
  };
}

function operation(name: OpenCallName, call: OpenCall): Json {
  const example = openExamples[name];
  return {
    operationId: name,
    summary: call.summary,
    description: `Scope: \`${call.scope}\`.\n\n${errorTable(call)}`,
    'x-scope': call.scope,
    parameters: parametersOf(call, example.parameters),
    ...(call.method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(call.body, 'input'), example: example.body } },
          },
        }
      : {}),
    responses: responses(call, example.answer),
  };
}

function parametersOf(call: OpenCall, example: Readonly<Record<string, string | number>>): Json[] {
  const { properties = {}, required = [] } = jsonSchema(call.parameters, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const asked = Object.entries(properties).map(([name, schema]) => {
    const isPath = call.path.includes(`{${name}}`);
    const { default: _default, ...rest } = schema;
    return {
      name,
      in: isPath ? 'path' : 'query',
      required: isPath || required.includes(name),
      schema: isPath ? { type: 'integer', minimum: 1 } : rest,
      ...(example[name] === undefined ? {} : { example: example[name] }),
    };
  });
  return call.errors.includes('key_reused')
    ? [...asked, { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 100 } }]
    : asked;
}

const refusalsOf = (call: OpenCall): ErrorName[] => [...new Set<ErrorName>([...call.errors, ...openCommonErrors])];

/** Status, number and meaning of every refusal, as a table in Markdown. */
const errorTable = (call: OpenCall): string =>
  [
    '| status | error | code | meaning |',
    '| --- | --- | --- | --- |',
    ...refusalsOf(call).map(
      (name) => `| ${openStatusOf(name)} | \`${name}\` | ${errors[name].code} | ${texts.names[name]} |`,
    ),
  ].join('\n');

function responses(call: OpenCall, example: object): Json {
  const statuses = [...new Set(refusalsOf(call).map(openStatusOf))].sort((one, other) => one - other);
  const refused = statuses.map((status) => {
    const names = refusalsOf(call).filter((name) => openStatusOf(name) === status);
    const [first] = names;
    const shown = first && { code: errors[first].code, error: first, msg: texts.names[first] };
    return [
      status,
      {
        description: names.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example: shown } },
      },
    ] as const;
  });
  const headers = { 'RateLimit-Policy': { schema: { type: 'string' } }, RateLimit: { schema: { type: 'string' } } };
  return {
    200: {
      description: 'Done',
      headers,
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output'), example } },
    },
    ...Object.fromEntries(refused),
  };
}

const webhook = (type: string): Json => ({
  operationId: type.replaceAll('.', '_'),
  summary: `${type}: sent to the endpoints that chose it.`,
  parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })),
  requestBody: {
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Event' },
        ...(type === webhookExample.type ? { example: webhookExample } : {}),
      },
    },
  },
  responses: { '2XX': { description: 'Received; anything else is repeated.' } },
});

const refusal: Json = {
  type: 'object',
  required: ['code', 'error', 'msg'],
  properties: {
    code: { type: 'integer' },
    error: { type: 'string' },
    msg: { type: 'string' },
    faults: {
      type: 'array',
      description: 'Wrong fields, by their names in the request.',
      items: {
        type: 'object',
        required: ['field', 'reason', 'text'],
        properties: { field: { type: 'string' }, reason: { type: 'string' }, text: { type: 'string' } },
      },
    },
    retryAfterSeconds: { type: 'integer' },
  },
};

const event: Json = {
  type: 'object',
  required: ['type', 'timestamp', 'conference', 'object', 'sequence', 'data'],
  properties: {
    type: { type: 'string', enum: eventTypes },
    timestamp: { type: 'string', format: 'date-time' },
    conference: { type: 'integer' },
    object: { type: 'string', description: '`registration/<id>` or `order/<id>`; its events arrive in order.' },
    sequence: { type: 'integer', description: 'Grows with each event of an object.' },
    data: { type: 'object', description: 'Ids, numbers and states; never personal data. Read the object for more.' },
  },
};

/** Checks beyond JSON Schema (trimming, converting text to numbers) are left out. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
  });
  return rest;
}
