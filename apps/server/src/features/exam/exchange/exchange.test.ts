import sharp from 'sharp';
import { expect, it } from 'vitest';
import { examConsoleCalls as bank } from '@meetingapp/contract/exam/console.ts';
import { examExchangeCalls as calls, type ImportedItem } from '@meetingapp/contract/exam/exchange.ts';
import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { writeQtiItem } from '@meetingapp/domain/exam/exchange/qti-writer.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { ZipWriter } from '@meetingapp/sheets/zip/writer.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
let societies = 0;

async function society() {
  societies += 1;
  const societyId = await buildSociety(db);
  const cid = await buildConference(db, { societyId });
  const email = `exchange${societies}@example.com`;
  const token = await buildStaffToken(
    db,
    await buildStaff(db, societyId, { name: '程望舒', email, password: 'Console-2026' }),
  );
  const { topicId } = await test.call(
    bank.saveTopic,
    { cid, id: null, name: { zh: '心律失常', en: 'Arrhythmia' } },
    { token },
  );
  return { cid, token, topicId };
}
type Place = Awaited<ReturnType<typeof society>>;

async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipWriter();
  const chunks: Buffer[] = [];
  for (const [name, content] of Object.entries(files))
    for await (const chunk of zip.entry(name, [Buffer.from(content)])) chunks.push(chunk);
  chunks.push(zip.end());
  return Buffer.concat(chunks);
}

async function send({ cid, token, topicId }: Place, content: Buffer, mode: 'try' | 'apply', name = 'items.zip') {
  const answer = await test.attempt(
    calls.importItems,
    { cid, topicId, mode },
    { token, file: content, fileName: name },
  );
  return answer as { rows?: ImportedItem[]; error?: string };
}
const outcomes = ({ rows = [] }: { rows?: ImportedItem[] }) => rows.map(({ code, outcome }) => `${code} ${outcome}`);
const list = async ({ cid, token }: Place) => (await test.call(bank.bank, { cid }, { token })).items;

const content = (stem: string): ItemContent => ({
  stem: { zh: stem, en: '' },
  media: null,
  question: { kind: 'boolean', right: true },
  reason: { zh: '', en: '' },
});
const item = (code: string, stem: string) =>
  writeQtiItem({ code, difficulty: 2, topic: { zh: '心律失常', en: '' }, source: '指南', content: content(stem) });

it('[O14] an import is tried first and changes nothing; applied, it adds items, then versions, then nothing', async () => {
  const place = await society();
  const zip = await zipOf({
    'a.xml': item('Q-1', '房颤须抗凝'),
    'b.xml': item('Q-2', '起搏器'),
    'imsmanifest.xml': '<manifest/>',
  });
  expect(outcomes(await send(place, zip, 'try'))).toEqual(['Q-1 new', 'Q-2 new']);
  expect(await list(place)).toEqual([]);
  expect(outcomes(await send(place, zip, 'apply'))).toEqual(['Q-1 new', 'Q-2 new']);
  expect(await list(place)).toMatchObject([
    { code: 'Q-1', topicId: place.topicId, difficulty: 2, number: 1 },
    { code: 'Q-2' },
  ]);
  const changed = await zipOf({ 'a.xml': item('Q-1', '房颤须抗凝'), 'b.xml': item('Q-2', '起搏器植入') });
  expect(outcomes(await send(place, changed, 'apply'))).toEqual(['Q-1 same', 'Q-2 changed']);
  expect(outcomes(await send(place, changed, 'apply'))).toEqual(['Q-1 same', 'Q-2 same']);
});

it('[O14] [X4] what the bank exports, another society imports without loss', async () => {
  const [one, other] = [await society(), await society()];
  await send(one, await zipOf({ 'a.xml': item('Q-1', '一'), 'b.xml': item('Q-2', '二') }), 'apply');
  const { zip, count } = await test.call(calls.exportItems, { cid: one.cid }, { token: one.token });
  expect(count).toBe(2);
  expect(outcomes(await send(other, Buffer.from(zip, 'base64'), 'apply'))).toEqual(['Q-1 new', 'Q-2 new']);
  const [first] = await list(other);
  const read = await test.call(bank.item, { cid: other.cid, itemId: first?.id ?? 0 }, { token: other.token });
  expect(read.versions[0]).toMatchObject({ content: content('一'), source: '指南', difficulty: 2 });
});

it('[O14] [X4] pictures of a package are stored; without them the item is refused, naming the picture', async () => {
  const place = await society();
  const choice = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="c" title="Luggage" adaptive="false" timeDependent="false">
    <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"><correctResponse><value>B</value></correctResponse></responseDeclaration>
    <itemBody><p>Look at the sign.</p><p><img src="images/sign.png" alt="A sign"/></p>
      <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>What does it say?</prompt>
        <simpleChoice identifier="A">Stay</simpleChoice><simpleChoice identifier="B">Go</simpleChoice></choiceInteraction></itemBody>
    <responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/></assessmentItem>`;
  const alone = await send(place, Buffer.from(choice), 'try', 'choice.xml');
  expect(alone.rows).toMatchObject([{ outcome: 'refused', reason: 'qti_picture', detail: 'images/sign.png' }]);
  const sign = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const zip = await zipOf({ 'items/choice.xml': choice, 'items/images/sign.png': sign });
  expect(outcomes(await send(place, zip, 'apply'))).toEqual(['Luggage new']);
  const [first] = await list(place);
  const read = await test.call(bank.item, { cid: place.cid, itemId: first?.id ?? 0 }, { token: place.token });
  expect(read.versions[0]?.content).toMatchObject({
    stem: { zh: '', en: 'Look at the sign.\nWhat does it say?' },
    media: {
      kind: 'picture',
      address: expect.stringMatching(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/),
      width: 40,
      height: 30,
    },
    question: {
      kind: 'single',
      right: 'b',
      options: [
        { id: 'a', text: { en: 'Stay' } },
        { id: 'b', text: { en: 'Go' } },
      ],
    },
  });
});

it('[O14] two documents with one code, broken files and an unknown topic are refused; the others are imported', async () => {
  const place = await society();
  const zip = await zipOf({ 'a.xml': item('Q-1', '一'), 'b.xml': item('Q-1', '二'), 'c.xml': '<broken' });
  expect(outcomes(await send(place, zip, 'apply'))).toEqual(['Q-1 new', 'Q-1 refused', ' refused']);
  const cut = zip.subarray(0, zip.length - 30);
  expect(await send(place, cut, 'apply')).toMatchObject({ error: 'exam_package_unreadable' });
  const { topicId } = await society();
  expect(await send({ ...place, topicId }, zip, 'apply')).toMatchObject({ error: 'body_invalid' });
});
