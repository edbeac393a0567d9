import { describe, expect, it } from 'vitest';
import { speakersConsoleCalls } from '@meetingapp/contract/speakers/desk.ts';
import { speakerStatementCalls as calls, statementDeskCalls as desk } from '@meetingapp/contract/speakers/statement.ts';
import { testApp } from '../../../testing/app.ts';
import { speakersOf, type SpeakersCongress } from '../../../testing/speakers/speakers-congress.ts';

const test = await testApp({ poolSize: 8 });
const { staff, congress } = await speakersOf(test);

async function errorOf(answer: object | Promise<object>): Promise<unknown> {
  const given = await answer;
  return 'error' in given ? given.error : undefined;
}
const whoOf = async (place: SpeakersCongress, expertId = place.one) => ({
  cid: place.cid,
  linkKey: await place.key(expertId),
});
const stated = {
  seen: 0,
  textNumber: 0,
  hasInterests: true,
  interestWords: '甲公司讲课费',
  recordingConsent: 'live' as const,
};
const shown = async (place: SpeakersCongress) =>
  (await test.call(speakersConsoleCalls.list, { cid: place.cid }, staff)).invitations.find(
    ({ expertId }) => expertId === place.one,
  )?.statement;

describe('[S54] [O10] interests and consent to recording', () => {
  it('are stated with the version of the text, shown at the desk, and changed later', async () => {
    const place = await congress();
    const who = await whoOf(place);
    expect(await test.call(calls.statement, who)).toMatchObject({ version: 0, statement: null, text: { number: 0 } });
    expect(await test.attempt(calls.saveStatement, { ...who, ...stated, interestWords: '' })).toMatchObject({
      faults: [{ field: 'interestWords' }],
    });
    await test.call(calls.saveStatement, { ...who, ...stated });
    expect(await shown(place)).toMatchObject({ words: '甲公司讲课费', recording: 'live', number: 0, outdated: false });
    expect(await test.attempt(calls.saveStatement, { ...who, ...stated }), 'sent again').toMatchObject({
      code: 0,
      version: 1,
    });
    const other = { ...who, ...stated, interestWords: '乙公司讲课费' };
    expect(await errorOf(test.attempt(calls.saveStatement, other))).toBe('changed_meanwhile');
    const next = { ...who, ...stated, seen: 1, hasInterests: false, recordingConsent: 'replay' as const };
    await test.call(calls.saveStatement, next);
    expect(await shown(place)).toMatchObject({ hasInterests: false, words: '', recording: 'replay' });
  });

  it('to an earlier text are outdated, and a text that changed while one reads it is not consented to', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await test.call(calls.saveStatement, { ...who, ...stated });
    const text = { interestsText: { zh: '新文本', en: '' }, recordingText: { zh: '录像', en: '' } };
    expect(await test.call(desk.saveText, { cid: place.cid, seen: 0, ...text }, staff)).toMatchObject({ number: 1 });
    expect(await errorOf(test.attempt(desk.saveText, { cid: place.cid, seen: 0, ...text }, staff))).toBe(
      'changed_meanwhile',
    );
    expect(await shown(place)).toMatchObject({ number: 0, outdated: true });
    const again = { ...who, ...stated, seen: 1 };
    expect(await errorOf(test.attempt(calls.saveStatement, again))).toBe('statement_text_changed');
    await test.call(calls.saveStatement, { ...again, textNumber: 1 });
    expect(await shown(place)).toMatchObject({ number: 1, outdated: false });
  });

  it('of another person are not seen or changed: borrowed links and other conferences', async () => {
    const place = await congress();
    const who = await whoOf(place);
    await test.call(calls.saveStatement, { ...who, ...stated });
    const other = await whoOf(place, place.other);
    expect((await test.call(calls.statement, other)).statement).toBeNull();
    const elsewhere = await congress();
    const far = { cid: elsewhere.cid, linkKey: who.linkKey };
    expect(await errorOf(test.attempt(calls.statement, far))).toBe('speaker_link_ended');
    expect(await errorOf(test.attempt(calls.saveStatement, { ...far, ...stated }))).toBe('speaker_link_ended');
    expect(await errorOf(test.attempt(calls.saveStatement, { cid: place.cid, linkKey: null, ...stated }))).toBe(
      'speaker_unidentified',
    );
  });
});
