import { contract } from '@meetingapp/contract/contract.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('1.2.3');
const calls = Object.values(contract).flatMap((group) => Object.values(group));

/** The operation of a path, typed as loosely as a reader of the document sees it. */
function operation(path: string) {
  return document.paths[path]?.post as {
    security: object[];
    parameters: { $ref: string }[];
    requestBody: { content: Record<string, { schema: { properties: Record<string, object> } }> };
    responses: Record<
      string,
      { content: Record<string, { schema: { oneOf: { allOf: { properties: object }[] }[] } }> }
    >;
  };
}

describe('the OpenAPI document', () => {
  it('[C16] contains every call of the contract, and no other', () => {
    expect(new Set(Object.keys(document.paths))).toEqual(new Set(calls.map((call): string => call.path)));
  });

  it('[C16] gives every call a unique name', () => {
    const names = Object.values(document.paths).map((path) => path.post['operationId']);
    expect(new Set(names).size).toBe(calls.length);
  });

  it('[C16] describes input and output', () => {
    const { requestBody, responses } = operation('/medapp/api/register/getcity');
    expect(requestBody.content['application/json']?.schema.properties).toEqual({});
    const [success] = responses['200']?.content['application/json']?.schema.oneOf ?? [];
    expect(success?.allOf[0]?.properties).toEqual({ code: { const: 0 } });
    expect(success?.allOf[1]?.properties).toHaveProperty('city.items.properties.dictPid');
  });

  it('[C16] states the permissions, and which calls are idempotent', () => {
    const reads = operation('/medapp/api/register/getcity');
    expect(reads.security).toContainEqual({});
    expect(reads.parameters.map((one) => one.$ref)).not.toContain('#/components/parameters/idempotencyKey');
    const adds = operation('/medapp/api/template/register/add');
    expect(adds.security).toEqual([{ token: [] }]);
    expect(adds.parameters.map((one) => one.$ref)).toContain('#/components/parameters/idempotencyKey');
  });

  it('[C14] describes the upload as a form with a file', () => {
    const { content } = operation('/medapp/api/common/upload').requestBody;
    expect(content['multipart/form-data']?.schema.properties['file']).toEqual({ type: 'string', format: 'binary' });
  });

  it('[C16] is served on /openapi.json, and each call in it is answered', async () => {
    const { app } = await testApp();
    const served = await app.inject('/openapi.json');
    expect(served.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(served.json().paths).toEqual(JSON.parse(JSON.stringify(document.paths)));
    for (const path of Object.keys(document.paths))
      expect([path, (await client(app).post(path)).status]).toEqual([path, 200]);
  });
});
