import { describe, expect, it } from 'vitest';
import { speakersConsoleCalls as desk } from '@meetingapp/contract/speakers/desk.ts';
import { speakerPersonCalls as person } from '@meetingapp/contract/speakers/person.ts';
import { speakerStatementCalls as statements } from '@meetingapp/contract/speakers/statement.ts';
import { speakerCalls as calls } from '@meetingapp/contract/speakers/task.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { at, noReminders, speakersOf } from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp();
const { staff, congress, attempt, idsOf } = await speakersOf(test);

/** A congress with a date for slides, whose second speaker has accepted a talk. */
async function accepted() {
  const place = await congress();
  const slidesBy = at(-2, 10).toISOString();
  await test.call(desk.saveSettings, { cid: place.cid, seen: 0, answerBy: null, slidesBy, remind: noReminders }, staff);
  await attempt(place, place.one, 'accepted');
  const who = { cid: place.cid, linkKey: await place.key(place.one) };
  const { invitations } = await test.call(desk.list, { cid: place.cid }, staff);
  const own = invitations.filter(({ expertId }) => expertId === place.one).map(({ id }) => id);
  const preview = () => test.call(desk.preview, { cid: place.cid, invitationIds: own }, staff);
  const leg = {
    ticket: 'own' as const,
    fromPlace: '上海虹桥',
    toPlace: '杭州东',
    words: '',
    seen: 0,
    mode: 'train' as const,
  };
  const journey = (direction: 'arrival' | 'departure', day: number) =>
    test.call(person.saveLeg, {
      ...who,
      ...leg,
      direction,
      number: 'G7349',
      leavesAt: at(day, 1).toISOString(),
      arrivesAt: at(day, 2).toISOString(),
    });
  return { place, who, own, preview, journey };
}

describe('[O10] [S54] what is missing from a speaker who has accepted', () => {
  it('is named in the letter and on the phone, by date, until it is there', async () => {
    const { place, who, own, preview, journey } = await accepted();
    const { steps } = await test.call(calls.steps, who);
    expect(steps.map(({ step, id }) => [step, id])).toEqual([
      ['slides', own[0]],
      ['statement', own[0]],
      ['travel', null],
    ]);
    const { letters, people, complete } = await preview();
    expect({ people, complete }).toEqual({ people: 1, complete: 0 });
    expect(letters[0]?.text.zh).toContain('上传“基层医院的溶栓与转运”的课件');
    expect(letters[0]?.text.en).toContain('Upload the slides of “Thrombolysis”, by ');
    expect(letters[0]?.text.zh).not.toContain('等您答复');
    await test.call(desk.write, { cid: place.cid, invitationIds: own }, staff);
    await test.work();
    const [mail, ...more] = await sentTo(test, `林知远-${place.number}@example.org`);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('您还有 3 项待办');
    expect(mail?.text).toContain('填写来程和返程');
    await journey('arrival', -1);
    expect((await test.call(calls.steps, who)).steps.at(-1)).toMatchObject({ step: 'travel', count: 1 });
    await journey('departure', 2);
    const { text } = await test.call(statements.statement, who);
    const said = {
      textNumber: text.number,
      seen: 0,
      hasInterests: false,
      interestWords: '',
      recordingConsent: 'live' as const,
    };
    await test.call(statements.saveStatement, { ...who, ...said });
    expect((await test.call(calls.steps, who)).steps.map(({ step }) => step)).toEqual(['slides']);
  });

  it('is no reason for a letter about a task that was rejected, or where nothing is missing', async () => {
    const { place, preview } = await accepted();
    await attempt(place, place.one, 'rejected');
    expect(await preview()).toMatchObject({ people: 0, complete: 0, letters: [] });
    const chairs = (await test.call(desk.list, { cid: place.cid }, staff)).invitations;
    const silent = chairs.filter(({ expertId }) => expertId === place.chair).map(({ id }) => id);
    const { letters } = await test.call(desk.preview, { cid: place.cid, invitationIds: silent }, staff);
    expect(letters[0]?.text.zh).toContain('再灌注');
    expect((await idsOf(place)).length).toBeGreaterThan(silent.length);
  });

  it('is shown to nobody else: a borrowed link shows its own person', async () => {
    const { place, who } = await accepted();
    const borrowed = { ...who, linkKey: await place.key(place.free) };
    expect((await test.call(calls.steps, borrowed)).steps).toEqual([]);
    expect(await test.attempt(calls.steps, { ...who, linkKey: null })).toMatchObject({ error: 'speaker_unidentified' });
  });
});
