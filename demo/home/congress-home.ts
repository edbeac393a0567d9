import { href } from '@meetingapp/contract/paths.ts';
import type { HomeContent } from '@meetingapp/server/db/schema/json-shapes.ts';
import { both, nothing } from '../support/bilingual.ts';
import { addDays, chineseDay, dayFrom, englishDay, momentFrom, momentOf } from '../support/calendar.ts';
import { congressVenue } from '../conference/venue.ts';
import type { NoticeInput } from './home.ts';
import { logos } from './logos.ts';
import { congressFacts } from '../agenda/facts.ts';
import { travelGuide } from '../pages/travel-guide.ts';

type Tile = HomeContent['tiles'][number];

const mapUrl = 'https://www.openstreetmap.org/?mlat=30.2465&mlon=120.1620#map=17/30.2465/120.1620';

export function buildTile(
  key: string,
  icon: string,
  zh: string,
  en: string,
  to: string,
  more: Partial<Tile> = {},
): Tile {
  return { key, icon, title: both(zh, en), to, badge: nothing, roles: [], from: null, until: null, ...more };
}

/** The tiles of every conference; each links to an existing screen. */
export function usualTiles(cid: number, map: string = mapUrl) {
  return {
    sign: buildTile('sign', 'clipboardPen', '注册报名', 'Register', href('signHome', { opFlag: 0 }, { cid })),
    mine: buildTile('mine', 'idCard', '我的报名', 'My registration', href('personalList', { cid })),
    intro: buildTile('intro', 'bookOpen', '会议介绍', 'About', href('conf', { id: cid })),
    hotel: buildTile('hotel', 'bedDouble', '酒店住宿', 'Hotels', href('signHotel', { opFlag: 0 }, { cid })),
    travel: buildTile('travel', 'trainFront', '交通指南', 'Getting here', map),
    agreement: buildTile('agreement', 'fileText', '用户协议', 'User agreement', href('agreement')),
    call: buildTile('call', 'phone', '联系会务', 'Contact', `${href('conf', { id: cid })}#contacts`),
  };
}

export function congressHome(cid: number, startsOn: string, now: Date): HomeContent {
  const early = dayFrom(now, 12);
  const { sign, mine, intro, hotel, travel, call, agreement } = usualTiles(cid);
  return {
    subtitle: both('ECSC 年会', 'ECSC Congress'),
    skin: {},
    banners: [
      { title: nothing, image: null, to: href('conf', { id: cid }) },
      {
        title: both(`早鸟注册至 ${chineseDay(early)}`, `Early fees until ${englishDay(early)}`),
        image: null,
        to: href('signHome', { opFlag: 0 }, { cid }),
      },
      {
        title: both('会员医师比非会员省 ¥500', 'Member physicians pay ¥500 less'),
        image: null,
        to: href('vip', { cid }),
      },
    ],
    tiles: [
      { ...sign, badge: both('早鸟', 'Early'), until: momentOf(addDays(startsOn, 4)).toISOString() },
      buildTile('agenda', 'calendarDays', '大会日程', 'Programme', href('calList', { cid })),
      buildTile('live', 'radio', '会议直播', 'Live', href('liveList', { id: cid })),
      mine,
      buildTile('people', 'mic', '嘉宾', 'Speakers', href('personList', { cid })),
      buildTile('floor', 'mapPin', '展馆导览', 'Floor plan', href('hallList', { cid })),
      hotel,
      buildTile('papers', 'search', '论文查询', 'Papers', href('paper3', { cid })),
      buildTile('replay', 'circlePlay', '会议回放', 'Replays', href('medList', { id: cid })),
      buildTile('news', 'newspaper', '新闻', 'News', href('infoList', { id: cid })),
      buildTile('video', 'image', '视频', 'Videos', href('videoList', { id: cid })),
      intro,
      buildTile('orders', 'receipt', '订单与发票', 'Orders', href('signMyOrders', {}, { cid }), {
        roles: ['attendee', 'speaker', 'member'],
      }),
      buildTile('login', 'logIn', '登录账号', 'Log in', href('registrationLogin', { cid }), { roles: ['visitor'] }),
      buildTile('contribute', 'fileText', '论文投稿', 'Submit a paper', href('contributeHome', { cid })),
      buildTile('posters', 'presentation', '电子壁报', 'E-posters', href('posterList', { cid })),
      buildTile('vip', 'award', '会员服务', 'Membership', href('vip', { cid })),
      buildTile('photo', 'camera', '大会海报', 'Photo posters', href('photo', { cid })),
      { ...travel, to: href('tpl1View', { id: 1, cid }) },
      call,
      buildTile('emer', 'info', '应急信息', 'Emergency', href('emer', {}, { cid })),
      agreement,
    ],
    facts: [
      { figure: '4', label: both('天', 'days') },
      { figure: String(congressFacts.halls), label: both('个会场', 'halls') },
      { figure: String(congressFacts.speakers), label: both('位讲者', 'speakers') },
      { figure: String(congressFacts.sessions), label: both('场学术活动', 'sessions') },
    ],
    sponsors: [
      { name: both('澜江药业', 'Lanjiang Pharma'), tier: both('白金', 'Platinum'), logo: logos.river },
      { name: both('脉衡医疗', 'Maiheng Medical'), tier: both('白金', 'Platinum'), logo: logos.beat },
      { name: both('启搏影像', 'Qibo Imaging'), tier: both('金牌', 'Gold'), logo: logos.orbit },
      { name: both('弦月生物', 'Crescent Bio'), tier: both('金牌', 'Gold'), logo: logos.moon },
      { name: both('松瓴器械', 'Songling Devices'), tier: both('银牌', 'Silver'), logo: logos.pine },
      { name: both('晴川诊断', 'Qingchuan Dx'), tier: both('银牌', 'Silver'), logo: logos.drop },
    ],
    newsColumns: [],
    rooms: [],
    ...congressVenue(),
    views: [
      {
        id: 1,
        title: both('交通指南', 'Getting here'),
        kind: 'text',
        html: travelGuide,
        items: [],
        to: '',
      },
    ],
    popup: {
      id: 1,
      title: both('早鸟注册', 'Early registration'),
      html: both(
        `<p>${chineseDay(early)} 24:00 前付款，会员医师 ¥1,200，比常规价省 ¥400。</p><p>结构性心脏病实操营仅剩 2 个名额。</p>`,
        `<p>Pay by midnight on ${englishDay(early)}. Member physicians pay ¥1,200, ¥400 less than the regular fee.</p><p>Only two places are left on the hands-on course on structural heart disease.</p>`,
      ),
      image: null,
      to: href('signHome', { opFlag: 0 }, { cid }),
      showSecond: false,
    },
  };
}

export function congressNotices(startsOn: string, now: Date): NoticeInput[] {
  const early = dayFrom(now, 12);
  const release = addDays(startsOn, -7);
  return [
    {
      title: both(
        `早鸟注册 ${chineseDay(early)}截止，医师比常规价省 ¥400`,
        `Early fees end on ${englishDay(early)}: physicians save ¥400`,
      ),
      body: both('以付款时间为准，请在当天 24:00 前完成付款。', 'Payment must be completed by midnight on that day.'),
      at: momentFrom(now, -1, '09:00'),
    },
    {
      title: both(
        `酒店协议价保留到 ${chineseDay(release)} 12:00`,
        `Conference hotel rates are held until 12:00 on ${englishDay(release)}`,
      ),
      body: both(
        '望江酒店双床房余量不多，可选择三人间或湖滨国际酒店。',
        'Only a few twin rooms are left at the Riverview Hotel. There are more triple rooms, and more rooms at the Lakeside.',
      ),
      at: momentFrom(now, -4, '15:30'),
    },
    {
      title: both('首批论文评审结果已发送', 'The first decisions on papers are out'),
      body: both(
        '首批结果已发送给作者，口头报告请在两周内确认；投稿仍在进行。',
        'The first decisions have been sent to authors. Please confirm oral presentations within two weeks. Submission is still open.',
      ),
      at: momentFrom(now, -8, '10:00'),
    },
  ];
}
