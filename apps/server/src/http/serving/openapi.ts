import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type { Call, Schema, Who } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { commonErrors, type ErrorName, errors } from '@meetingapp/contract/errors.ts';

type Json = { [key: string]: unknown };

/** `GET /openapi.json`; generated on first request. */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  let document: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(version));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

/** The API as an OpenAPI 3.1 document, generated from the contract alone. */
export function openApiDocument(version: string): { openapi: string; paths: Record<string, { post: Json }> } & Json {
  const calls = Object.entries(contract).flatMap(([feature, group]) =>
    Object.entries(group as Record<string, Call>).map(
      ([name, call]) => [call.path, { post: operation(feature, name, call) }] as const,
    ),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meetingapp',
      version,
      description:
        'Every call is a POST. An answer has `code`: 0 for success, else the number of a refusal with `msg` in the language asked for.',
    },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths: Object.fromEntries(calls),
    components: {
      schemas: { Refusal: refusal },
      parameters: { language, idempotencyKey },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}

const language = {
  name: 'language',
  in: 'header',
  description: 'Of texts in the answer; Chinese unless said.',
  schema: { type: 'string', enum: ['ch', 'en'] },
};
const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  description: 'The same key with the same body does nothing twice and answers the same again.',
  schema: { type: 'string' },
};
const refusal = {
  type: 'object',
  required: ['code', 'error', 'msg'],
  properties: {
    code: { type: 'integer' },
    error: { type: 'string', enum: Object.keys(errors) },
    msg: { type: 'string' },
    faults: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'reason', 'text'],
        properties: { field: { type: 'string' }, reason: { type: 'string' }, text: { type: 'string' } },
      },
    },
  },
};

function operation(feature: string, name: string, call: Call): Json {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    description: `${whoMay(call.who)} Refusals: ${refusals(call).join(', ')}.`,
    security: securityOf(call.who),
    parameters: ['language', ...(isRepeatable(call) ? ['idempotencyKey'] : [])].map((one) => ({
      $ref: `#/components/parameters/${one}`,
    })),
    requestBody: { required: true, content: requestContent(call) },
    responses: responses(call),
  };
}

const isRepeatable = ({ effect, who }: Call) => effect === 'write' && who !== 'anyone' && who !== 'accountOrVisitor';

function securityOf(who: Who): Json[] {
  return who === 'anyone' || who === 'accountOrVisitor' ? [{}, { token: [] }] : [{ token: [] }];
}

function requestContent(call: Call): Json {
  const body = jsonSchema(call.body, 'input');
  if (!call.multipart) return { 'application/json': { schema: body } };
  const fields = (body['properties'] ?? {}) as Record<string, Json>;
  const required = [...((body['required'] ?? []) as string[]), 'file'];
  const properties = { ...fields, file: { type: 'string', format: 'binary' } };
  const composed = Object.entries(fields).filter(([, field]) => !isPlain(field));
  const encoding = Object.fromEntries(composed.map(([name]) => [name, { contentType: 'application/json' }]));
  return { 'multipart/form-data': { schema: { ...body, type: 'object', properties, required }, encoding } };
}

/** True for a field whose value is plain text in a form: neither a list nor an object, also among its alternatives. */
function isPlain(field: Json): boolean {
  const alternatives = (field['anyOf'] ?? field['oneOf'] ?? []) as Json[];
  return field['type'] !== 'array' && field['type'] !== 'object' && alternatives.every(isPlain);
}

/** Responses by HTTP status: most refusals have 200, because the specification's client leaves the page on others. */
function responses(call: Call): Json {
  const success = {
    allOf: [
      { type: 'object', required: ['code'], properties: { code: { const: 0 } } },
      jsonSchema(call.answer, 'output'),
    ],
  };
  const refused = { $ref: '#/components/schemas/Refusal' };
  const others = new Set(
    refusals(call)
      .map((name) => errors[name].status)
      .filter((status) => status !== 200),
  );
  return {
    200: {
      description: 'Done, or refused',
      content: { 'application/json': { schema: { oneOf: [success, refused] } } },
    },
    ...Object.fromEntries(
      [...others].map((status) => [
        status,
        { description: 'Refused', content: { 'application/json': { schema: refused } } },
      ]),
    ),
  };
}

function refusals(call: Call): ErrorName[] {
  return [...new Set<ErrorName>([...call.errors, ...commonErrors])];
}

function whoMay(who: Who): string {
  if (who === 'anyone') return 'Anyone may.';
  if (who === 'accountOrVisitor')
    return 'Anyone may; the answer depends on who is logged in, and an ended token is refused.';
  return who === 'account' ? 'Who is logged in may.' : `Staff may, as ${who.staff.join(', ')}.`;
}

/** Checks beyond JSON Schema (trimming, converting text to numbers) are left out of the document. */
function jsonSchema(schema: Schema, typeMode: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    typeMode,
  });
  return rest;
}
