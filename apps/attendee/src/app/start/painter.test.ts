import { describe, expect, it } from 'vitest';
import { head, paint } from './painter.tsx';
import type { Wanted } from './painter.tsx';

const card = (cId: number, title: string) => ({
  cId,
  cFl: 1,
  sandbox: false,
  title,
  startsOn: '2026-10-15',
  endsOn: '2026-10-18',
  zone: 'Asia/Shanghai',
  city: 'Hangzhou',
  venue: 'Lakeside',
  host: '',
  theme: { brand: cId === 1 ? '#AA2200' : '#33D0C2', loader: 1, template: 1 },
});
const conference = (cId: number, title: string, introduction: string) => ({
  ...card(cId, title),
  hosts: [],
  address: '',
  lat: null,
  lng: null,
  registrationOpensAt: null,
  registrationClosesAt: null,
  introduction,
  contacts: [],
  emergency: [],
  now: '2026-09-01T00:00:00Z',
});
const wanted = (id: number, language: 'zh' | 'en', title: string, introduction = ''): Wanted => ({
  name: 'conf',
  parameters: { id: String(id) },
  search: `?lang=${language === 'en' ? 'en' : 'ch'}`,
  language,
  programme: null,
  simulated: { payment: false, messenger: false, sms: false, mail: false },
  now: '2026-09-01T00:00:00Z',
  calls: [
    {
      path: '/medapp/api/manage/conf/conference/detail',
      body: { cid: String(id) },
      language,
      answer: { code: 0, conference: conference(id, title, introduction) } as { code: number },
    },
  ],
});

describe('a page that the server paints', () => {
  it('shows the screen with its data, in its language and colours', async () => {
    const page = await paint(wanted(1, 'en', 'Congress of 2026'));
    expect(page?.title).toBe('Congress of 2026');
    expect(page?.style).toContain('--brand:#aa2200');
    expect(page?.html).toContain('Congress of 2026');
    expect(page?.html).toContain('15–18 October 2026');
    expect(page?.html).toMatch(/href="\/meetingapp\/sign\/home\/0\?cid=1&amp;lang=en"/);
  });

  it('counts down from the moment it was rendered for', async () => {
    const page = await paint(wanted(1, 'zh', '大会'));
    const figures = [...(page?.html ?? '').matchAll(/<b>(\d\d)<\/b>/g)].map(([, figure]) => figure);
    expect(figures).toEqual(['43', '16', '00', '00']);
  });

  it('contains nothing of another request, however many are rendered concurrently', async () => {
    const all = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? wanted(1, 'zh', '甲会', '<p>甲文</p>') : wanted(2, 'en', 'Meeting B', '<p>Text B</p>'),
    );
    const pages = await Promise.all(all.map((one) => paint(one)));
    for (const [index, page] of pages.entries()) {
      const [own, other] = index % 2 === 0 ? ['甲', 'B'] : ['B', '甲'];
      expect(page?.html).toContain(own === '甲' ? '甲会' : 'Meeting B');
      expect(page?.html).not.toContain(other === '甲' ? '甲' : ' B<');
      expect(page?.title).toContain(own);
      expect(page?.html).toBe(pages[index % 2]?.html);
    }
    // No remains of them either: without its answer a page renders nothing.
    const empty = await paint({ ...wanted(1, 'zh', ''), calls: [] });
    expect(empty?.html).not.toContain('甲');
    expect(empty?.title).not.toContain('甲');
  });

  it('shows staff text as safe elements, links with the language', async () => {
    const html = '<h2>A &amp; B</h2><p>see <a href="/conf/3">here</a></p>';
    const page = await paint(wanted(1, 'en', 'Congress', html));
    expect(page?.html).toContain(
      '<h2>A &amp; B</h2><p>see <a class="link" href="/meetingapp/conf/3?lang=en">here</a></p>',
    );
  });

  it('has a description for search engines, in its language', async () => {
    const own = wanted(1, 'en', 'Congress');
    expect((await paint(own))?.description).toMatch(/^Congress · 15–18 October 2026/);
    const film = { introduction: { zh: '片子', en: 'About \n the  heart' }, cover: '/files/a.jpg' };
    const described = {
      ...own,
      calls: [
        ...own.calls,
        { path: '/x', body: {}, language: 'en' as const, answer: { code: 0, video: film } as { code: number } },
      ],
    };
    expect(await paint(described)).toMatchObject({ description: 'About the heart', image: '/files/a.jpg' });
  });

  it('[S43] shows that no programme is released, as the phone does after it', async () => {
    const own = wanted(1, 'zh', '大会');
    const none = { path: '/medapp/api/agenda/current', body: { cid: '1' }, language: 'zh' as const };
    const calls = [...own.calls, { ...none, answer: { code: 0, release: null } as { code: number } }];
    const page = await paint({ ...own, calls, name: 'calList', parameters: { cid: '1' } });
    expect(page?.html).toContain('日程还没有发布');
    expect(page?.html).not.toContain('programme-waits');
  });

  it('[S113] has a title and a description also when it is left to the phone', async () => {
    const form = { ...wanted(1, 'en', 'Congress'), name: 'signHome' as const };
    expect(await head(form)).toMatchObject({
      title: expect.stringMatching(/ · Congress$/) as string,
      description: expect.stringMatching(/ · Congress · 15–18 October 2026/) as string,
    });
    expect((await head({ ...form, calls: [] }))?.title).toMatch(/^\w+/);
    const chinese = await Promise.all(
      ['甲会', '乙会'].map((title) => head({ ...wanted(1, 'zh', title), name: 'login' })),
    );
    expect(chinese.map((one) => one?.title)).toEqual(['登录 · 甲会', '登录 · 乙会']);
  });

  it('is left to the phone when the screen is not marked as server-rendered', async () => {
    expect(await paint({ ...wanted(1, 'zh', ''), name: 'login', parameters: {} })).toBeNull();
  });
});
