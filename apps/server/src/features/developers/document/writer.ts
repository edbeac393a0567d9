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
import type { Language } from '@meetingapp/contract/shapes.ts';
import { developersDocument as en } from '@meetingapp/locales/en/developers/document.ts';
import { errors as enErrors } from '@meetingapp/locales/en/errors.ts';
import { developersDocument as zh } from '@meetingapp/locales/zh/developers/document.ts';
import { errors as zhErrors } from '@meetingapp/locales/zh/errors.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { openExamples, webhookExample } from './writer-examples.ts';

type Json = { [key: string]: unknown };

const languages = {
  zh: { t: zh, errorTexts: zhErrors.names },
  en: { t: en, errorTexts: enErrors.names },
} as const;
type Texts = (typeof languages)[Language];

/** Group of an operation, by the first part of its scope. */
const groupOf = ({ scope }: OpenCall) => scope.split(':')[0] as keyof typeof zh.groups;

/** The open interface as an OpenAPI 3.1 document, made from the contract and the texts of one language. */
export function openInterfaceDocument(publicUrl: string, language: Language): Json {
  const texts = languages[language];
  const { t } = texts;
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<OpenCall>(openCalls))
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operation(name as OpenCallName, call, texts),
    };
  return {
    openapi: '3.1.0',
    info: { title: t.title, version: '1.0.0', description: t.intro },
    servers: [{ url: publicUrl + openBase }],
    security: [{ key: [] }],
    tags: Object.values(t.groups).map((name) => ({ name })),
    paths,
    webhooks: Object.fromEntries(eventTypes.map((type) => [type, { post: webhook(type, texts) }])),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: t.key } },
      schemas: { Refusal: refusal(texts), Event: event(texts) },
    },
  };
}

function operation(name: OpenCallName, call: OpenCall, texts: Texts): Json {
  const { t } = texts;
  const example = openExamples[name];
  const { title, text } = t.calls[name];
  return {
    operationId: name,
    summary: title,
    description: `${text}\n\n${format(t.scope, { scope: call.scope })}\n\n${errorTable(call, texts)}`,
    tags: [t.groups[groupOf(call)]],
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
    responses: responses(call, example.answer, texts),
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

/** Status, name, number and meaning of every refusal, as a folded table in Markdown. */
const errorTable = (call: OpenCall, { t, errorTexts }: Texts): string =>
  [
    `<details><summary>${t.refusals}</summary>`,
    '',
    `| ${t.status} | ${t.error} | ${t.code} | ${t.meaning} |`,
    '| --- | --- | --- | --- |',
    ...refusalsOf(call).map(
      (name) => `| ${openStatusOf(name)} | \`${name}\` | ${errors[name].code} | ${errorTexts[name]} |`,
    ),
    '',
    '</details>',
  ].join('\n');

function responses(call: OpenCall, example: object, { t, errorTexts }: Texts): Json {
  const statuses = [...new Set(refusalsOf(call).map(openStatusOf))].sort((one, other) => one - other);
  const refused = statuses.map((status) => {
    const names = refusalsOf(call).filter((name) => openStatusOf(name) === status);
    const [first] = names;
    const shown = first && { code: errors[first].code, error: first, msg: errorTexts[first] };
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
      description: t.done,
      headers,
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output'), example } },
    },
    ...Object.fromEntries(refused),
  };
}

const webhook = (type: string, { t }: Texts): Json => ({
  operationId: type.replaceAll('.', '_'),
  summary: type,
  description: t.webhook,
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
  responses: { '2XX': { description: t.received } },
});

const refusal = ({ t }: Texts): Json => ({
  type: 'object',
  required: ['code', 'error', 'msg'],
  properties: {
    code: { type: 'integer' },
    error: { type: 'string' },
    msg: { type: 'string' },
    faults: {
      type: 'array',
      description: t.faults,
      items: {
        type: 'object',
        required: ['field', 'reason', 'text'],
        properties: { field: { type: 'string' }, reason: { type: 'string' }, text: { type: 'string' } },
      },
    },
    retryAfterSeconds: { type: 'integer' },
  },
});

const event = ({ t }: Texts): Json => ({
  type: 'object',
  required: ['type', 'timestamp', 'conference', 'object', 'sequence', 'data'],
  properties: {
    type: { type: 'string', enum: eventTypes },
    timestamp: { type: 'string', format: 'date-time' },
    conference: { type: 'integer' },
    object: { type: 'string', description: t.event.object },
    sequence: { type: 'integer', description: t.event.sequence },
    data: { type: 'object', description: t.event.data },
  },
});

/** Checks beyond JSON Schema (trimming, converting text to numbers) are left out. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
  });
  return rest;
}
