import { buildExpert, buildHall, buildRelease, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { people as en } from '@meetingapp/locales/en/people/people.ts';
import { people as zh } from '@meetingapp/locales/zh/people/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { withDatabase } from '../support/own-congress.ts';

const at = (clock: string): Date => new Date(`2027-04-16T${clock}:00+08:00`);
const shen = { zh: '沈砚秋', en: 'Shen Yanqiu' };
const okafor = { zh: '', en: 'Amara Okafor' };
const life = { zh: '从医三十年，专长冠脉介入。', en: 'Thirty years of coronary intervention.' };
const satellite = { zh: '午间卫星会', en: 'Satellite meeting at noon' };
const sponsor = { zh: '启搏影像', en: 'Qibo Imaging' };
const talk = { zh: '冠脉 CT 读片', en: 'Reading coronary CT' };
const chairs = { zh: '大会主席', en: 'Chairs of the congress' };

function ownPeople() {
  return withDatabase(async (db) => {
    const cid = await buildConference(db, { startsOn: '2027-04-16', endsOn: '2027-04-17' });
    const hall = await buildHall(db, cid, { name: { zh: '孤山厅', en: 'Gushan Hall' } });
    const expert = await buildExpert(db, cid, { name: shen, biography: life });
    const other = await buildExpert(db, cid, { name: okafor });
    const session = await buildSession(db, cid, {
      title: satellite,
      kind: 'satellite',
      sponsor,
      hall,
      from: at('12:10'),
      to: at('13:10'),
      parts: [[expert, 'host']],
    });
    await buildTalk(db, cid, { title: talk, session, from: at('12:10'), parts: [[expert, 'speaker']] });
    const { id: group } = await db
      .insertInto('expert_group')
      .values({ conference_id: cid, name: JSON.stringify(chairs) })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The organiser's order is not alphabetical.
    await db
      .insertInto('expert_group_member')
      .values([expert, other].map((expert_id, position) => ({ group_id: group, expert_id, position })))
      .execute();
    await buildRelease(db, cid);
    return { cid, expert, group, session };
  });
}

test(
  '[S34] [S48] [S49] [S50] [S51] people are found by pinyin and link to all their parts, to the satellite meeting and to their biography',
  { tag: '@en' },
  async ({ phone, page, axe }) => {
    const of = phone.language;
    const { cid, expert, group } = await ownPeople();
    await phone.open('personList', { cid });
    const links = page.locator('a[href*="/personDetail/"]');
    await expect(links).toHaveCount(2);
    await page.getByRole('searchbox').fill('syq');
    await expect(links).toHaveCount(1);
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shen[of]);
    await expect(page.getByText(life[of])).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: talk[of] }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(satellite[of]);

    await phone.open('personDesc', {}, { pid: expert, cid });
    for (const language of ['zh', 'en'] as const) await expect(page.getByText(life[language])).toBeVisible();

    await phone.open('guest', { id: group, cid });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chairs[of]);
    await expect(links.first()).toContainText(shen[of]);
    await expect(links.last()).toContainText(okafor.en);

    await phone.open('calList', { cid });
    await page.getByRole('link', { name: satellite[of] }).click();
    await expect(page).toHaveURL(/\/smeet\//);
    await expect(page.getByText(sponsor[of])).toBeVisible();
    await axe(page);
  },
);

test(
  '[S50] [S45] a person is followed: all their items are in my plan; a person and a session are asked about',
  { tag: ['@en', '@small'] },
  async ({ phone, page, axe }) => {
    const of = phone.language;
    const words = of === 'en' ? en : zh;
    const { cid, expert, session } = await ownPeople();
    await phone.open('personDetail', { pid: expert }, { cid });
    const follow = page.getByRole('button', { name: words.follow.replace('{name}', shen[of]) });
    await follow.click();
    const unfollow = page.getByRole('button', { name: words.unfollow.replace('{name}', shen[of]) });
    await expect(unfollow).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.person-items button[aria-pressed=true]')).toHaveCount(2);
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await unfollow.click();
    await expect(page.locator('.person-items button[aria-pressed=true]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: words.ask, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/commentadd\\?.*expertId=${expert}`),
    );

    await phone.open('calDetail', { calid: session }, { cid });
    const ask = page.locator('.session-acts a[href*="/commentadd"]');
    await expect(ask).toHaveAttribute('href', new RegExp(`sessionId=${session}`));
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  },
);
