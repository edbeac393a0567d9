import { describe, expect, it } from 'vitest';
import { filledHtml, letterBlocks } from './writer-text.ts';

const values = {
  title: '<b>β-blockers</b> & {number}',
  authors: '沈砚秋',
  number: 'P0001',
  decision: '口头报告',
  session: '',
  board: 'E-01',
  conference: '大会',
  dates: '4 月',
  venue: '杭州',
};

describe('[O11] [S76] the letter on paper', () => {
  it('keeps headings, lists, bold, italic and links; pictures and tables are reduced to text', () => {
    const blocks = letterBlocks(
      `<h2>致 {authors}</h2><p>《<b>{number}</b>》<br><em>请</em><a href="https://example.org/a">报名</a></p>
       <ul><li><p>一</p></li><li>二<ol><li>甲</li></ol></li></ul><img src="https://example.org/a.png"><table><tr><td>表</td></tr></table>`,
      values,
    );
    expect(
      blocks.map(({ level, indent, marker, lines }) => [
        level,
        indent,
        marker,
        lines.map((runs) => runs.map(({ text }) => text).join('')).join('/'),
      ]),
    ).toEqual([
      [2, 0, '', '致 沈砚秋'],
      [0, 0, '', '《P0001》/请报名'],
      [0, 1, '•', '一'],
      [0, 1, '•', '二'],
      [0, 2, '1.', '甲'],
      [0, 0, '', '表'],
    ]);
    const line = blocks[1]?.lines[0];
    expect(line?.find(({ bold }) => bold)?.text).toBe('《P0001》');
    const next = blocks[1]?.lines[1];
    expect(next?.find(({ italic }) => italic)?.text).toBe('请');
    expect(next?.find(({ link }) => link !== null)).toMatchObject({ text: '报名', link: 'https://example.org/a' });
  });

  it('reads old letters, which were plain text with empty lines', () => {
    const blocks = letterBlocks('{authors}：\n\n<您好> & 再见\n会务组', values);
    expect(blocks.map(({ lines }) => lines.map(([run]) => run?.text))).toEqual([
      ['沈砚秋：'],
      ['<您好> & 再见', '会务组'],
    ]);
  });

  it('treats a title with brackets as text, never as a placeholder or a tag', () => {
    expect(letterBlocks('{title}', values)[0]?.lines[0]?.[0]).toMatchObject({
      text: '<b>β-blockers</b> & {number}',
      bold: false,
    });
    expect(filledHtml('<p>{title}</p>', values)).toBe('<p>&lt;b>β-blockers&lt;/b> &amp; {number}</p>');
  });
});
