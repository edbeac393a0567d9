import { href } from '@meetingapp/contract/paths.ts';
import type { HomeContent } from '@meetingapp/server/db/schema/json-shapes.ts';
import { both, nothing } from '../support/bilingual.ts';
import { addDays, chineseDay, dayFrom, englishDay, momentFrom, momentOf } from '../support/calendar.ts';
import type { NoticeInput } from './home.ts';
import { congressVenue } from '../conference/venue.ts';
import { logos } from './logos.ts';

/** The halls that are to be broadcast. */
const congressRooms: HomeContent['rooms'] = [
  { hall: 'A', title: both('主会场', 'Main hall'), state: 'later', to: '' },
  { hall: 'B', title: both('心律失常', 'Arrhythmia'), state: 'later', to: '' },
  { hall: 'C', title: both('结构与影像', 'Structure, imaging'), state: 'later', to: '' },
  { hall: 'D', title: both('高血压', 'Hypertension'), state: 'ended', to: '' },
  { hall: 'E', title: both('青年论坛', 'Young physicians'), state: 'later', to: '' },
];

type Tile = HomeContent['tiles'][number];

const mapUrl = 'https://www.openstreetmap.org/?mlat=30.2465&mlon=120.1620#map=17/30.2465/120.1620';

function tile(key: string, icon: string, zh: string, en: string, to: string, more: Partial<Tile> = {}): Tile {
  return { key, icon, title: both(zh, en), to, badge: nothing, roles: [], from: null, until: null, ...more };
}

/** The tiles of every conference; each links to an existing screen. */
export function usualTiles(cid: number, map: string = mapUrl) {
  return {
    sign: tile('sign', 'clipboardPen', '注册报名', 'Register', href('signHome', { opFlag: 0 }, { cid })),
    mine: tile('mine', 'idCard', '我的报名', 'My registration', href('personalList', { cid })),
    intro: tile('intro', 'bookOpen', '会议介绍', 'About', href('conf', { id: cid })),
    hotel: tile('hotel', 'bedDouble', '酒店住宿', 'Hotels', href('signHotel', { opFlag: 0 }, { cid })),
    travel: tile('travel', 'trainFront', '交通指南', 'Getting here', map),
    agreement: tile('agreement', 'fileText', '参会须知', 'Terms', href('agreement')),
    call: tile('call', 'phone', '联系会务', 'Contact us', `${href('conf', { id: cid })}#contacts`),
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
      { title: both('会员注册优惠 ¥500', 'Members save ¥500'), image: null, to: href('vip', { cid }) },
    ],
    tiles: [
      { ...sign, badge: both('早鸟', 'Early'), until: momentOf(addDays(startsOn, 4)).toISOString() },
      tile('agenda', 'calendarDays', '大会日程', 'Programme', href('calList', { cid })),
      tile('people', 'mic', '嘉宾', 'Speakers', href('personList', { cid })),
      mine,
      intro,
      hotel,
      tile('vip', 'award', '会员服务', 'Membership', href('vip', { cid })),
      tile('orders', 'receipt', '订单与发票', 'Orders', href('signMyOrders', {}, { cid }), {
        roles: ['attendee', 'speaker', 'member'],
      }),
      tile('login', 'logIn', '登录账号', 'Log in', href('registrationLogin', { cid }), { roles: ['visitor'] }),
      tile('contribute', 'fileText', '论文投稿', 'Submit a paper', href('contributeHome', { cid })),
      tile('papers', 'newspaper', '论文查询', 'Papers', href('paper3', { cid })),
      tile('posters', 'presentation', '电子壁报', 'E-posters', href('posterList', { cid })),
      { ...travel, to: href('tpl1View', { id: 1, cid }) },
      call,
      tile('emer', 'info', '应急信息', 'Emergency', href('emer', {}, { cid })),
      agreement,
    ],
    facts: [
      { figure: '4', label: both('天', 'days') },
      { figure: '12', label: both('个会场', 'halls') },
      { figure: '380', label: both('位讲者', 'speakers') },
      { figure: '3,186', label: both('篇来稿', 'papers') },
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
    rooms: congressRooms,
    ...congressVenue(),
    views: [
      {
        id: 1,
        title: both('交通指南', 'Getting here'),
        kind: 'text',
        html: both(
          '<h2>地铁</h2><p>1 号线滨湖站 C 口，步行 6 分钟。</p><h2>接站</h2><p>会议前一天和第一天 09:00 至 20:00，火车东站与机场每 30 分钟一班接站大巴。</p><h2>停车</h2><p>会议中心地下停车场凭胸牌停车，每天 ¥20。</p>',
          '<h2>Metro</h2><p>Line 1 to Binhu, exit C, then six minutes on foot.</p><h2>Shuttle</h2><p>On the day before and on the first day from 09:00 to 20:00, every 30 minutes from East Railway Station and the airport.</p><h2>Parking</h2><p>Underground at the convention centre, ¥20 a day with your badge.</p>',
        ),
        items: [],
        to: '',
      },
    ],
    popup: {
      id: 1,
      title: both('早鸟注册', 'Early registration'),
      html: both(
        `<p>${chineseDay(early)} 24:00 前付款，会员医师 ¥1,200，比常规价省 ¥400。</p><p>结构性心脏病实操营仅剩 2 个名额。</p>`,
        `<p>Pay by midnight on ${englishDay(early)}: members ¥1,200, which is ¥400 less than the regular fee.</p><p>Two places are left in the hands-on course on structural heart disease.</p>`,
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
        `早鸟注册 ${chineseDay(early)}截止，会员省 ¥400`,
        `Early fees end on ${englishDay(early)}: members save ¥400`,
      ),
      body: both(
        '以付款时间为准，请在当天 24:00 前完成付款。',
        'The time of payment counts. Pay by midnight of that day.',
      ),
      at: momentFrom(now, -1, '09:00'),
    },
    {
      title: both(
        `酒店协议价保留到 ${chineseDay(release)} 12:00`,
        `Hotel rates are kept until ${englishDay(release)}, 12:00`,
      ),
      body: both(
        '望江酒店双床房余量不多，可选择三人间或湖滨国际酒店。',
        'Few twin rooms are left at the Riverview. The triple rooms and the Lakeside have more.',
      ),
      at: momentFrom(now, -4, '15:30'),
    },
    {
      title: both('来稿 3,186 篇，首批结果已发送', '3,186 papers received, the first decisions are out'),
      body: both(
        '首批结果已发送给作者，口头报告请在两周内确认；投稿仍在进行。',
        'The first decisions went to their authors. Confirm oral presentations within two weeks; submissions are still open.',
      ),
      at: momentFrom(now, -8, '10:00'),
    },
  ];
}
