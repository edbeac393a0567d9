import { expect, it } from 'vitest';
import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const at = (hour: number, minute = 0) => new Date(Date.UTC(2027, 3, 16, hour - 8, minute));

it('[S47] the programme is a PDF with embedded Chinese fonts, on A4 and A3, in either language; long days span pages', async () => {
  const cid = await buildConference(db, { startsOn: '2027-04-15' });
  const hall = await buildHall(db, cid, { name: both('孤山厅', 'Gushan Hall') });
  const expert = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu') });
  for (let hour = 8; hour < 20; hour += 1) {
    const title = both('心脏影像：冠脉 CT', 'Imaging: the surgeon’s view');
    const session = await buildSession(db, cid, {
      title,
      hall,
      from: at(hour),
      to: at(hour, 50),
      parts: [[expert, 'host']],
    });
    for (const minute of [0, 15, 30])
      await buildTalk(db, cid, { title, session, from: at(hour, minute), parts: [[expert, 'speaker']] });
  }
  await buildRelease(db, cid);
  const fetched = async (rest: string) => test.app.inject(`/medapp/programme/${cid}/1.pdf${rest}`);
  for (const rest of ['', '?lang=en', '?paper=a3', '?lang=en&paper=a3']) {
    const { rawPayload, headers } = await fetched(rest);
    expect(headers['content-type']).toBe('application/pdf');
    const text = rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toMatch(/FontFile[23]?/);
    expect(text).toContain(rest.includes('a3') ? '[0 0 841.89 1190.55]' : '[0 0 595.28 841.89]');
    expect((text.match(/\/Type \/Page\b/g) ?? []).length).toBeGreaterThan(1);
  }
  expect((await test.app.inject(`/medapp/programme/${cid}/2.pdf`)).statusCode).toBe(404);
});
