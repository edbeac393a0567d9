import { describe, expect, it } from 'vitest';
import { exhibitionConsoleCalls } from '@meetingapp/contract/exhibition/console.ts';
import { planCalls as calls } from '@meetingapp/contract/exhibition/plan.ts';
import { homeConsoleCalls } from '@meetingapp/contract/home/console.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExhibitor } from '@meetingapp/demo/exhibition/exhibitors.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { json, nothing } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { emptyHome } from '../../home/queries.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };

const area = (label: string, x: number, kind: 'booth' | 'hall' = 'booth') => ({
  label,
  name: nothing,
  kind,
  hall: null,
  x,
  y: 10,
  w: 10,
  h: 15,
});

/** A hall of 60 by 40 m with booths A1 to A3, a room, and exhibitors in A1 (sold) and A2 (held). */
async function hall() {
  const cid = await buildConference(db, { societyId });
  const areas = [area('A1', 0), area('主会场', 20, 'hall'), area('A2', 40), area('A3', 60)];
  const content = { ...emptyHome, levels: [{ name: nothing, width: 60, depth: 40, areas }] };
  await db
    .insertInto('home')
    .values({ conference_id: cid, content: json(content) })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ content: json(content) }))
    .execute();
  const sold = await buildExhibitor(db, cid, { booth: 'A1', price: 5_000_000 });
  const held = await buildExhibitor(db, cid, { booth: 'A2', deal: 'held', price: 4_000_000 });
  return { cid, sold, held };
}
const read = (cid: number) => test.call(calls.plan, { cid }, staff);
const boothOf = async (id: number) =>
  db.selectFrom('exhibitor').select(['booth', 'price']).where('id', '=', id).executeTakeFirstOrThrow();

/** The plan as the console would send it back. */
async function saving(cid: number) {
  const { version, levels } = await read(cid);
  const booths = levels.flatMap(({ booths: all }, level) =>
    all.map(({ label, x, y, w, h }) => ({ was: label as string | null, label, level, x, y, w, h })),
  );
  return { cid, planVersion: version, rates: levels.map(({ rate }) => rate), booths };
}

describe('[O13] the booths of the plan', () => {
  it('have a list price by area, at which a new exhibitor begins; a contract keeps its price', async () => {
    const { cid, sold } = await hall();
    const body = await saving(cid);
    await test.call(calls.savePlan, { ...body, rates: [120_000] }, staff);
    const list = await test.call(exhibitionConsoleCalls.list, { cid }, staff);
    expect(list.levels[0]?.booths.map(({ label, listPrice }) => [label, listPrice])).toEqual([
      ['A1', 4_320_000],
      ['A2', 4_320_000],
      ['A3', 4_320_000],
    ]);
    expect(await boothOf(sold)).toEqual({ booth: 'A1', price: 5_000_000 });
  });

  it('are renamed with their exhibitors, also when two exchange their numbers', async () => {
    const { cid, sold, held } = await hall();
    const body = await saving(cid);
    const booths = body.booths.map((one) => ({
      ...one,
      label: one.was === 'A1' ? 'A2' : one.was === 'A2' ? 'A1' : 'C9',
    }));
    await test.call(calls.savePlan, { ...body, booths }, staff);
    expect([await boothOf(sold), await boothOf(held)]).toEqual([
      { booth: 'A2', price: 5_000_000 },
      { booth: 'A1', price: 4_000_000 },
    ]);
    expect((await read(cid)).levels[0]?.booths.map(({ label, state }) => [label, state])).toEqual([
      ['A2', 'sold'],
      ['A1', 'held'],
      ['C9', 'free'],
    ]);
  });

  it('are split and moved, and the rest of the plan stays', async () => {
    const { cid, sold } = await hall();
    const body = await saving(cid);
    const first = body.booths[0];
    if (!first) throw new Error('no booth');
    const booths = [
      { ...first, w: 5 },
      ...body.booths.slice(1).map((one) => ({ ...one, y: 40 })),
      { ...first, was: null, label: 'A1A', x: 5, w: 5 },
    ];
    await test.call(calls.savePlan, { ...body, booths }, staff);
    const { levels } = await read(cid);
    expect(levels[0]?.booths.map(({ label, x, y, w, state }) => [label, x, y, w, state])).toEqual([
      ['A1', 0, 10, 5, 'sold'],
      ['A2', 40, 40, 10, 'held'],
      ['A3', 60, 40, 10, 'free'],
      ['A1A', 5, 10, 5, 'free'],
    ]);
    expect(levels[0]?.fixed.map(({ label }) => label)).toEqual(['主会场']);
    expect((await boothOf(sold)).booth).toBe('A1');
  });

  it('go only when nobody has them, on the plan and in the editor of the home', async () => {
    const { cid, held } = await hall();
    const body = await saving(cid);
    const without = (label: string) => body.booths.filter(({ was }) => was !== label);
    for (const label of ['A1', 'A2'])
      expect(await test.attempt(calls.savePlan, { ...body, booths: without(label) }, staff)).toMatchObject({
        error: 'booth_has_exhibitor',
      });
    const home = await test.call(homeConsoleCalls.read, { cid }, staff);
    const levels = home.content.levels.map((level) => ({
      ...level,
      areas: level.areas.filter(({ label }) => label !== 'A2'),
    }));
    const edited = { cid, version: home.version, theme: home.theme, content: { ...home.content, levels } };
    expect(await test.attempt(homeConsoleCalls.save, edited, staff)).toMatchObject({ error: 'booth_has_exhibitor' });
    const over = new Date(Date.now() - 60_000);
    await db.updateTable('exhibitor').set({ held_until: over }).where('id', '=', held).execute();
    await test.call(calls.savePlan, { ...body, booths: without('A2') }, staff);
    expect((await boothOf(held)).booth).toBe('');
    await test.call(
      calls.savePlan,
      { ...(await saving(cid)), booths: without('A2').filter(({ was }) => was !== 'A3') },
      staff,
    );
    expect((await read(cid)).levels[0]?.booths.map(({ label }) => label)).toEqual(['A1']);
  });

  it('are refused with a number twice, of another place, or of a booth that is not there', async () => {
    const { cid } = await hall();
    const body = await saving(cid);
    const changed = (at: number, part: object) => ({
      ...body,
      booths: body.booths.map((one, place) => (place === at ? { ...one, ...part } : one)),
    });
    for (const [part, field] of [
      [{ label: 'A1' }, 'booths.2.label'],
      [{ label: '主会场' }, 'booths.2.label'],
      [{ x: 95 }, 'booths.2.w'],
      [{ level: 4 }, 'booths.2.level'],
      [{ was: 'Z9' }, 'booths.2.was'],
    ] as const)
      expect(await test.attempt(calls.savePlan, changed(2, part), staff)).toMatchObject({
        error: 'body_invalid',
        faults: [{ field }],
      });
  });

  it('are saved by one of two who edit at once, and not while the booth that goes is being sold', async () => {
    const { cid, sold, held } = await hall();
    const body = await saving(cid);
    const moved = (y: number) => ({ ...body, booths: body.booths.map((one) => ({ ...one, y })) });
    const outcomes = await Promise.all([20, 30].map((y) => test.attempt(calls.savePlan, moved(y), staff)));
    expect(outcomes.filter((one) => 'error' in one && one.error === 'changed_meanwhile')).toHaveLength(1);
    await db.updateTable('exhibitor').set({ booth: '' }).where('id', 'in', [sold, held]).execute();
    const { exhibitor } = await test.call(exhibitionConsoleCalls.read, { cid, exhibitorId: sold }, staff);
    const { version, noticeVersion: _, ...input } = exhibitor;
    const now = await saving(cid);
    const [gone, bought] = await Promise.all([
      test.attempt(calls.savePlan, { ...now, booths: now.booths.filter(({ was }) => was !== 'A3') }, staff),
      test.attempt(exhibitionConsoleCalls.save, { cid, exhibitor: { ...input, seen: version, booth: 'A3' } }, staff),
    ]);
    const labels = (await read(cid)).levels[0]?.booths.map(({ label }) => label) ?? [];
    const { booth } = await boothOf(sold);
    expect([gone, bought].filter((one) => 'error' in one)).toHaveLength(1);
    expect(booth === '' || labels.includes(booth)).toBe(true);
  });
});
