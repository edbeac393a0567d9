import { expect, it } from 'vitest';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp({ settings: { LOG_LEVEL: 'silent' } });
const { token } = await visitor(test);
const list = '/medapp/api/conference/list';
const upload = fileCalls.upload.path;
const form = 'multipart/form-data; boundary=b';
const part = (head: string, content: string) => `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const file = part('name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg', 'x');

const post = async (url: string, type: string, payload: string, language = 'en') =>
  test.app.inject({ method: 'POST', url, headers: { 'content-type': type, token, language }, payload });

const cases: [why: string, url: string, type: string, payload: string, status: number, fault: object][] = [
  ['broken JSON', list, 'application/json', '{"words":', 400, { field: 'body', reason: 'json_broken' }],
  ['text', list, 'text/csv', 'a,b', 415, { field: 'body', reason: 'media_type' }],
  ['plain text', list, 'text/plain', '{"words":"x"}', 415, { field: 'body', reason: 'media_type' }],
  ['JSON that ends early', list, 'application/json', '{"words":"x"', 400, { field: 'body', reason: 'json_broken' }],
  [
    'JSON with a forged key',
    list,
    'application/json',
    '{"__proto__":{}}',
    400,
    { field: 'body', reason: 'json_broken' },
  ],
  ['a web form', list, 'application/x-www-form-urlencoded', 'words=x', 415, { field: 'body', reason: 'media_type' }],
  ['a form to a call of JSON', list, form, `${file}--b--`, 415, { field: 'body', reason: 'media_type' }],
  [
    'a form without boundary',
    upload,
    'multipart/form-data',
    `${file}--b--`,
    400,
    { field: 'body', reason: 'form_broken' },
  ],
  ['a form to JSON without boundary', list, 'multipart/form-data', file, 415, { field: 'body', reason: 'media_type' }],
  ['a form that ends early', upload, form, file.slice(0, -8), 400, { field: 'body', reason: 'form_broken' }],
  [
    'a form with broken JSON',
    upload,
    form,
    `${part('name="body"\r\ncontent-type: application/json', '{')}${file}--b--`,
    400,
    { field: 'body', reason: 'json_broken' },
  ],
  [
    'a form with a field named like a built-in',
    upload,
    form,
    `${part('name="__proto__"', '1')}${file}--b--`,
    400,
    { field: 'body', reason: 'form_broken' },
  ],
  ['a form with two files', upload, form, `${file}${file}--b--`, 400, { field: 'file', reason: 'too_many' }],
];

it.each(cases)(
  '[E12] %s is refused with its cause, in both languages',
  async (_why, url, type, payload, status, fault) => {
    const english = await post(url, type, payload);
    expect(english.json()).toMatchObject({ code: 1001, error: 'body_invalid', faults: [fault] });
    expect(english.statusCode).toBe(status);
    const chinese = await post(url, type, payload, 'ch');
    expect(chinese.json().msg).toMatch(/\p{Script=Han}/u);
    expect(english.json().msg).not.toMatch(/\p{Script=Han}|\{/u);
  },
);

it('[E12] NUL in the JSON part of a form is refused by name, and removed from the name of a file', async () => {
  const body = part('name="body"', JSON.stringify({ note: 'a\u0000' }));
  const inBody = await post(upload, form, `${body}${file}--b--`);
  expect(inBody.json()).toMatchObject({
    error: 'body_invalid',
    faults: [{ field: 'note', reason: 'characters_invalid' }],
  });
  const named = part('name="file"; filename*=UTF-8\'\'a%00.jpg\r\ncontent-type: image/jpeg', 'x');
  expect((await post(upload, form, `${named}--b--`)).statusCode).toBeLessThan(500);
});

it('[E12] a file call that gets JSON says that the file is missing', async () => {
  expect((await post(upload, 'application/json', '{}')).json()).toMatchObject({ error: 'file_missing' });
});

const addresses: [url: string, field: string][] = [
  ['/files/ab/%00.jpg', '*'],
  ['/files/ab/x.jpg?w=%00', 'w'],
  ['/medapp/programme/5001/1.pdf?lang=%00', 'lang'],
  ['/medapp/calendar/plan/%00', 'token'],
  ['/files/%ZZ', 'url'],
];

it.each(addresses)('[E12] %s is refused with the name of its parameter', async (url, field) => {
  const answer = await test.app.inject({ url, headers: { language: 'en' } });
  expect(answer.json()).toMatchObject({ code: 1001, error: 'body_invalid', faults: [{ field }] });
  expect(answer.statusCode).toBe(400);
});

it('[E12] nesting of any depth is refused without a server error', async () => {
  const answer = await post(list, 'application/json', `{"words":${'['.repeat(200_000)}${']'.repeat(200_000)}}`);
  expect(answer.json()).toMatchObject({ error: 'body_invalid' });
});
