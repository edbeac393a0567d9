import { describe, expect, it } from 'vitest';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';

const test = await testApp();
const wire = client(test.app);
const cid = await buildConference(test.db, { title: both('年会', 'Congress') });

describe('[T5] the header language', () => {
  const cases: [header: string | undefined, title: string][] = [
    ['en', 'Congress'],
    ['EN', 'Congress'],
    ['en-US', 'Congress'],
    ['ch', '年会'],
    ['cn', '年会'],
    ['zh', '年会'],
    ['fr', '年会'],
    ['', '年会'],
    [undefined, '年会'],
  ];
  for (const [header, title] of cases)
    it(`[K2] '${header ?? 'none'}' gives ${title}`, async () => {
      const headers: Record<string, string> = header === undefined ? {} : { language: header };
      const { body } = await wire.post('/medapp/api/con/search/bycid', { cid, type: 2, source: '' }, headers);
      expect(body.conference?.[0]).toMatchObject({ title });
    });

  it('[C8] is overridden by the language in the body', async () => {
    const body = { cid, language: 'en' };
    const answer = await wire.post('/medapp/api/manage/conf/conference/detail', body, { language: 'ch' });
    expect(answer.body.conference).toMatchObject({ title: 'Congress' });
  });

  it('[E1] applies to refusals too', async () => {
    const told = async (language: string) => (await wire.post('/medapp/api/user/info', {}, { language })).body;
    expect(await told('en')).toEqual({ code: 9999, error: 'session_invalid', msg: 'Please log in again' });
    expect(await told('ch')).toEqual({ code: 9999, error: 'session_invalid', msg: '请重新登录' });
  });
});
