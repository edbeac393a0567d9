import { describe, expect, it } from 'vitest';
import { linksIn, linkTo, ruleTo, type NewId } from './inner-references.ts';

/** Every row of these tables is ten times its old id; other tables were not taken over. */
const taken = ['conference', 'branch', 'web_page', 'article', 'paper', 'conference_form', 'programme_session'];
const ids: NewId = (table, id) => (taken.includes(table) ? id * 10 : null);

describe('[O23] a link of a conference that was taken over', () => {
  it.each([
    ['/calList/5001', '/calList/50010'],
    ['/conf/5001?lang=en', '/conf/50010?lang=en'],
    ['/sign/home/0?cid=5001&form=7', '/sign/home/0?cid=50010&form=70'],
    ['/web/33?cid=5001', '/web/330?cid=50010'],
    // The id of the page is no conference, though it has its number.
    ['/web/5001?cid=5001', '/web/50010?cid=50010'],
    ['/meetingapp/infodetails/12?cid=5001', '/meetingapp/infodetails/120?cid=50010'],
    ['https://old.example/meetingapp/calDetail/4?cid=5001', 'https://old.example/meetingapp/calDetail/40?cid=50010'],
    ['/paper3/5001?id=8', '/paper3/50010?id=80'],
    ['/posterdetail?cid=5001&id=8', '/posterdetail?cid=50010&id=80'],
    // An exhibitor stays: nobody else's page opens.
    ['/exhibition/5?cid=5001', '/exhibition/0?cid=50010'],
    ['https://example.org/agenda', 'https://example.org/agenda'],
    ['/calList/50012', '/calList/50012'],
    ['', ''],
  ])('%s becomes %s', (link, there) => {
    expect(linkTo(link, 5001, ids)).toBe(there);
  });

  it('is found in a text, and everything else stays', () => {
    const text =
      '<p>5001 people, see <a href="/meetingapp/web/3?cid=5001&amp;lang=en">here</a>, https://a.example/5001</p>';
    expect(linksIn(text, 5001, ids)).toBe(
      '<p>5001 people, see <a href="/meetingapp/web/30?cid=50010&amp;lang=en">here</a>, https://a.example/5001</p>',
    );
  });
});

describe('[O23] a fee rule that was taken over', () => {
  it('names the branches of the new conference, at any depth', () => {
    const branch = (value: string) => ({ equals: { code: 'branch', value } });
    const rule = {
      all: [
        { any: [branch('3'), { oneOf: { code: 'branch', values: ['4', '5'] } }] },
        { not: branch('6') },
        { equals: { code: 'title', value: '3' } },
      ],
    };
    expect(ruleTo(rule, ids)).toEqual({
      all: [
        { any: [branch('30'), { oneOf: { code: 'branch', values: ['40', '50'] } }] },
        { not: branch('60') },
        { equals: { code: 'title', value: '3' } },
      ],
    });
  });
});
