import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ItemContent } from '@meetingapp/contract/exam/item.ts';
import { checkItem } from '@meetingapp/domain/exam/check-item.ts';
import type { QtiItem, QtiRead } from '@meetingapp/domain/exam/exchange/qti-item.ts';
import { readQtiItem } from '@meetingapp/domain/exam/exchange/qti-reader.ts';
import { writeQtiItem } from '@meetingapp/domain/exam/exchange/qti-writer.ts';
import { readXml } from '../../../text/xml-tree.ts';

const folder = fileURLToPath(new URL('../../../../../../../shared/data/qti/', import.meta.url));
const schema = join(folder, 'schema/qtiv2p2/imsqti_v2p2.xsd');

/** With every picture that a document names, as if it came in the package. */
const packed = (address: string) =>
  /\.(png|jpe?g)$/.test(address) ? { address: '/files/package/p.jpg', width: 400, height: 300 } : null;

function read(text: string, pictures?: typeof packed): QtiRead {
  const root = readXml(text);
  return root ? readQtiItem(root, pictures) : { ok: false, code: '', reason: 'qti_not_item', detail: '' };
}

const text = (zh: string, en = '') => ({ zh, en });
const options = ['a1', 'b', '3'].map((id, at) => ({ id, text: text(`选项 ${at} < “甲”`, `Option ${at}  & "A"`) }));
const matches = ['x', 'y'].map((id, at) => ({ id, text: text(`配 ${at}`, `Match ${at}`) }));
const picture = {
  address: '/files/ab/0123456789abcdef0123456789abcdef.jpg',
  width: 197,
  height: 281,
  alt: text('图', 'Map'),
};
const regions = [
  { shape: 'ellipse' as const, x: 5179, y: 4022, rx: 812, ry: 569, percent: 100 },
  {
    shape: 'polygon' as const,
    points: [
      { x: 1, y: 2 },
      { x: 9999, y: 3 },
      { x: 5000, y: 10_000 },
    ],
    percent: 50,
  },
];
const questions: ItemContent['question'][] = [
  { kind: 'single', options, right: 'b' },
  { kind: 'boolean', right: false },
  { kind: 'boolean', right: true },
  { kind: 'multiple', options, right: ['a1', '3'], partial: false },
  { kind: 'multiple', options, right: ['a1', '3'], partial: true },
  { kind: 'ordering', options, partial: true },
  { kind: 'ordering', options, partial: false },
  { kind: 'matching', options, matches, right: { a1: 'x', b: 'x', '3': 'y' }, partial: true },
  { kind: 'matching', options, matches, right: { a1: 'x', b: 'x', '3': 'y' }, partial: false },
  { kind: 'spot', picture, regions },
  { kind: 'number', right: '-12.50', tolerance: '0.25', unit: 'mmol/L' },
];
const cased: ItemContent['question'] = {
  kind: 'case',
  parts: questions.flatMap((question, at) =>
    question.kind === 'case' ? [] : [{ id: `p${at}`, stem: text(`第 ${at} 问`, `Part ${at}`), question }],
  ),
};
const item = (question: ItemContent['question'], more: Partial<QtiItem> = {}): QtiItem => ({
  code: '心-0007',
  difficulty: 3,
  topic: text('心律失常', 'Arrhythmia'),
  source: '2024 指南，第 3 章',
  content: {
    stem: text('第一行\n\n  第二行 <b>不是标记</b>', 'First line\nsecond & last'),
    media: { kind: 'picture', ...picture },
    question,
    reason: text('因为 a < b', 'Because'),
  },
  ...more,
});
const all = [...questions, cased];

describe('[O14] [X4] QTI 2.2', () => {
  it.each(all.map((question) => [question.kind, question] as const))(
    '%s: written and read again, nothing is lost',
    (_, question) => {
      expect(read(writeQtiItem(item(question)))).toEqual({ ok: true, item: item(question) });
      const bare = item(question, { difficulty: null, topic: null, source: '' });
      const plain = { ...bare, content: { ...bare.content, media: null, reason: text('') } };
      expect(read(writeQtiItem(plain))).toEqual({ ok: true, item: plain });
    },
  );

  it('any text survives the way there and back', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((one) => !/[\p{Cc}\ufffe\uffff]/u.test(one));
    fc.assert(
      fc.property(words, words, (zh, en) => {
        const said = item({
          kind: 'single',
          options: options.map((one) => ({ ...one, text: text(zh, en) })),
          right: 'b',
        });
        const written = { ...said, content: { ...said.content, stem: text(zh, en), reason: text(en, zh) } };
        expect(read(writeQtiItem(written))).toEqual({ ok: true, item: written });
      }),
    );
  });

  it('a film beside the question survives, too', () => {
    const said = item({ kind: 'boolean', right: true });
    const film = {
      ...said,
      content: { ...said.content, media: { kind: 'video' as const, address: '/files/a.mp4', alt: text('片') } },
    };
    expect(read(writeQtiItem(film))).toEqual({ ok: true, item: film });
  });

  it('document types are refused, so that nothing is expanded or fetched', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "c">]><assessmentItem title="&b;"/>';
    expect(read(bomb)).toMatchObject({ ok: false, reason: 'qti_not_item' });
  });
});

describe.skipIf(!existsSync(folder))('[O14] [X4] the published material of QTI 2.2', () => {
  const names = existsSync(folder) ? readdirSync(join(folder, 'items')).filter((name) => name.endsWith('.xml')) : [];
  const outcomes = names.map(
    (name) => [name, read(readFileSync(join(folder, 'items', name), 'utf8'), packed)] as const,
  );

  it('each of the 57 example items is imported as a valid item, or refused with a reason', () => {
    expect(outcomes).toHaveLength(57);
    const taken = outcomes.flatMap(([name, outcome]) => (outcome.ok ? [[name, outcome.item] as const] : []));
    for (const [name, { content }] of taken) {
      expect(v.safeParse(ItemContent, content).success, name).toBe(true);
      expect(checkItem(content), name).toEqual([]);
    }
    const refused = Object.fromEntries(
      outcomes.flatMap(([name, outcome]) => (outcome.ok ? [] : [[name, `${outcome.reason} ${outcome.detail}`.trim()]])),
    );
    expect({ taken: taken.map(([name]) => name), refused }).toMatchSnapshot();
  });

  it('what is taken keeps its key: order.xml by the names of the drivers', () => {
    const order = outcomes.find(([name]) => name === 'order.xml')?.[1];
    expect(order).toMatchObject({
      ok: true,
      item: {
        content: {
          question: {
            kind: 'ordering',
            options: [
              { text: { en: 'Michael Schumacher' } },
              { text: { en: 'Rubens Barrichello' } },
              { text: { en: 'Jenson Button' } },
            ],
          },
        },
      },
    });
  });

  const lint = ['/usr/bin/xmllint', '/usr/local/bin/xmllint', '/opt/homebrew/bin/xmllint'].find((path) =>
    existsSync(path),
  );
  it.skipIf(!lint)('each kind that is written is valid by the published schema', { timeout: 60_000 }, () => {
    const scratch = mkdtempSync(join(tmpdir(), 'meetingapp-qti-'));
    try {
      const files = all.map((question, at) => {
        const path = join(scratch, `${at}.xml`);
        writeFileSync(path, writeQtiItem(item(question)));
        return path;
      });
      expect(() =>
        execFileSync(lint ?? '', ['--nonet', '--noout', '--schema', schema, ...files], { stdio: 'pipe' }),
      ).not.toThrow();
      const wrong = join(scratch, 'wrong.xml');
      writeFileSync(wrong, writeQtiItem(item(questions[0] ?? cased)).replace('choiceInteraction', 'choiceQuestion'));
      expect(() =>
        execFileSync(lint ?? '', ['--nonet', '--noout', '--schema', schema, wrong], { stdio: 'pipe' }),
      ).toThrow('choiceQuestion');
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
});
