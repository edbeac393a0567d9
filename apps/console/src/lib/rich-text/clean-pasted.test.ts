// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

const item = (mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;

describe('[O17] text pasted from a word processor', () => {
  it('keeps its lists', () => {
    const clean = cleanPasted(`<p class=MsoNormal>前</p>${item('·', '甲')}${item('·', '乙')}<p>后</p>`);
    expect(clean.replaceAll(/ class="[^"]*"/g, '')).toBe('<p>前</p><ul><li>甲</li><li>乙</li></ul><p>后</p>');
    expect(cleanPasted(item('1.', 'a') + item('2.', 'b'))).toBe('<ol><li>a</li><li>b</li></ol>');
  });

  it('loses styles, comments, custom elements and pictures of other hosts', () => {
    const clean = cleanPasted(
      '<style>p{color:red}</style><!--[if gte mso 9]><xml>x</xml><![endif]--><p>一<o:p>二</o:p></p><img src="file:///C:/a.png"><img src="https://example.org/b.png">',
    );
    expect(clean).toBe('<p>一二</p><img src="https://example.org/b.png">');
  });

  it('is the same when pasted from another program', () => {
    expect(cleanPasted('<h2>a</h2><p>b <b>c</b></p>')).toBe('<h2>a</h2><p>b <b>c</b></p>');
  });
});
