import { expect, it } from 'vitest';
import { homeCalls } from '@meetingapp/contract/home.ts';
import { buildExpert, buildHall, buildRelease, buildSession } from '@meetingapp/demo/agenda.ts';
import { both } from '@meetingapp/demo/bilingual.ts';
import { buildConference } from '@meetingapp/demo/conferences.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp({ clock: new Date('2027-04-15T10:00:00+08:00') });
const { db } = test;
const at = (day: number, clock: string) => new Date(`2027-04-${day}T${clock}:00+08:00`);

it('[S23] a home says what is on in each hall on the day that is on or comes next, from the released programme alone', async () => {
  const cid = await buildConference(db, { startsOn: '2027-04-15', endsOn: '2027-04-18' });
  const hall = await buildHall(db, cid, { name: both('钱江厅', 'Qianjiang Hall') });
  const expert = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu') });
  const session = await buildSession(db, cid, {
    title: both('开幕式', 'Opening'),
    kind: 'ceremony',
    hall,
    from: at(16, '08:30'),
    to: at(16, '09:10'),
    parts: [[expert, 'host']],
  });
  await buildSession(db, cid, { title: both('次日', 'Next day'), from: at(17, '08:30'), to: at(17, '09:10') });
  const home = async () => (await test.call(homeCalls.homeInfo, { idCode: cid }, { language: 'en' })).data;
  expect(await home()).toMatchObject({ nowNext: [], faculty: [] });
  await buildRelease(db, cid);
  const shown = await home();
  expect(shown.nowNext).toMatchObject([
    { sessionId: session, hall: 'Q', title: 'Opening', kind: 'ceremony', chairs: ['Shen Yanqiu'] },
  ]);
  expect(shown.faculty).toMatchObject([{ id: expert, name: 'Shen Yanqiu' }]);
  test.clock.now = at(18, '09:00');
  expect((await home()).nowNext).toEqual([]);
});
