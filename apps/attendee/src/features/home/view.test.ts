import { describe, expect, it } from 'vitest';
import { bentoCells, popupVisit, rolesOf, titleParts, widest } from './view.ts';

const popup = { id: 1, title: '', html: '', image: null, to: '', showSecond: false };
const before = { popup: null, showSecond: false };

describe('[T18] the popup of a home', () => {
  it('is shown once in a session', () => {
    const first = popupVisit(popup, before);
    expect(first).toEqual({ popup: null, showSecond: true });
    expect(popupVisit(popup, first!)).toBeNull();
  });

  it('is shown a second time when the organiser wants it, and not a third', () => {
    const twice = { ...popup, showSecond: true };
    const first = popupVisit(twice, before);
    expect(first).toEqual({ popup: twice, showSecond: true });
    const second = popupVisit(twice, first!);
    expect(second).toEqual({ popup: null, showSecond: true });
    expect(popupVisit(twice, second!)).toBeNull();
  });

  it('is shown at the first visit also when the guard has already put it into the session', () => {
    expect(popupVisit(popup, { popup, showSecond: false })).not.toBeNull();
  });

  it('is absent when none is set', () => {
    expect(popupVisit(null, before)).toBeNull();
  });
});

it('a visitor matches only visitors; a member matches attendees too', () => {
  expect(rolesOf(false, true)).toEqual(['visitor']);
  expect(rolesOf(true, false)).toEqual(['attendee']);
  expect(rolesOf(true, true)).toEqual(['attendee', 'member']);
});

it('a title breaks into lines that belong together, its number apart', () => {
  expect(titleParts('第十九届全国心脏病学年会')).toEqual({ edition: '第十九届', lines: ['全国', '心脏病学', '年会'] });
  expect(titleParts('华东心血管病学会第二十一届学术年会')).toEqual({
    edition: '第二十一届',
    lines: ['华东', '心血管病学会', '学术年会'],
  });
  expect(titleParts('21st Congress of Cardiology')).toEqual({ edition: '21st', lines: ['Congress of Cardiology'] });
  expect(titleParts('心电与起搏技术学习班').lines).toEqual(['心电与起搏技术', '学习班']);
  expect(widest(['全国', '心脏病学', 'ab'])).toBe(4);
});

it('the cells of the bento fill every row, however many tiles there are', () => {
  for (let count = 0; count <= 24; count += 1) {
    const cells = bentoCells(count);
    expect(cells).toHaveLength(count);
    const area = cells.reduce((sum, { size }) => sum + Number(size[1]) * Number(size[2]), 0);
    expect(area % 6, `${count} tiles`).toBe(0);
  }
});
