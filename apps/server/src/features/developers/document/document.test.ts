import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  openBase,
  openCalls,
  openCommonErrors,
  openStatusOf,
  type OpenCall,
} from '@meetingapp/contract/developers/open-call.ts';
import { testApp } from '../../../testing/app.ts';
import { openExamples } from './writer-examples.ts';

interface Content {
  content: { 'application/json': { schema: object; example?: object } };
}
interface Operation {
  operationId: string;
  description: string;
  'x-scope': string;
  parameters: { name: string; in: string; required?: boolean; schema: object; example?: unknown }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const { app } = await testApp();
const served = await app.inject(`${openBase}/openapi.json`);
const document = served.json<Document>();
const calls = Object.entries<OpenCall>(openCalls);
const operationOf = (call: OpenCall) => document.paths[call.path]?.[call.method.toLowerCase()] as Operation;

describe('[X1] the OpenAPI document of the open interface', () => {
  it('is valid OpenAPI 3.1 by the published schema, and the check finds a fault', async () => {
    expect(served.headers['content-type']).toContain('application/json');
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate(served.json())).toEqual({ valid: true });
    const broken = served.json<{ info: unknown }>();
    broken.info = {};
    expect(await new Validator().validate(broken as unknown as Record<string, unknown>)).toMatchObject({
      valid: false,
    });
  });

  it.each(calls)('%s has its scope, its refusals with status, and examples that fit its schemas', (name, call) => {
    const operation = operationOf(call);
    expect(operation).toMatchObject({ operationId: name, 'x-scope': call.scope });
    for (const refusal of [...call.errors, ...openCommonErrors]) {
      expect(operation.description).toContain(`\`${refusal}\``);
      expect(operation.responses[openStatusOf(refusal)]?.description).toContain(refusal);
    }
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const fits = ({ content }: Content) => {
      const { schema, example } = content['application/json'];
      const check = ajv.compile(schema);
      return check(example) || check.errors;
    };
    expect(fits(operation.responses['200'] as Content)).toBe(true);
    if (operation.requestBody) expect(fits(operation.requestBody)).toBe(true);
    for (const { schema, example } of operation.parameters)
      if (example !== undefined) expect(ajv.compile(schema)(example)).toBe(true);
    const { answer, body, parameters } = openExamples[name as keyof typeof openExamples];
    expect(v.safeParse(call.answer, answer).success).toBe(true);
    expect(v.safeParse(call.parameters, parameters).success).toBe(true);
    if (body) expect(v.safeParse(call.body, body).success).toBe(true);
  });

  it('says the same in Chinese: other texts, the same operations, parameters and schemas', async () => {
    const chinese = (await app.inject(`${openBase}/openapi.json?lang=zh`)).json<Document>();
    expect(await new Validator().validate(structuredClone(chinese) as unknown as Record<string, unknown>)).toEqual({
      valid: true,
    });
    const texts = new Set(['summary', 'description', 'tags', 'title', 'msg']);
    const bare = (value: unknown) =>
      JSON.stringify(value, (name: string, one: unknown) => (texts.has(name) ? undefined : one));
    expect(bare(chinese)).toBe(bare(document));
    for (const [, call] of calls) {
      const description = chinese.paths[call.path]?.[call.method.toLowerCase()]?.description ?? '';
      expect(description).toMatch(/[\u4e00-\u9fff]{2}/);
      expect(operationOf(call).description).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });

  it('names every path parameter as required', () => {
    for (const [, call] of calls)
      for (const [, name] of call.path.matchAll(/\{(\w+)\}/g))
        expect(operationOf(call).parameters).toContainEqual(
          expect.objectContaining({ name, in: 'path', required: true }),
        );
  });
});
