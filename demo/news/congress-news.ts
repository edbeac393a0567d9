import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { coverOf } from '../live/congress-covers.ts';
import type { Motif } from '../support/cover-drawing.ts';
import { buildArticle, buildNewsColumn, type ArticleInput } from './news.ts';

type Column = 'congress' | 'science' | 'venue';

interface Piece extends Omit<ArticleInput, 'columnId' | 'at' | 'cover'> {
  /** Motif of its cover; a short notice has none. */
  motif?: Motif;
  column: Column;
  /** Days from today, and the time. */
  day: number;
  time: string;
}

const office = both('大会秘书处', 'Congress office');
const programme = both('学术委员会', 'Programme committee');

const pieces = (cid: number): Piece[] => [
  {
    column: 'congress',
    day: -2,
    time: '09:00',
    pinned: true,
    motif: 'trace',
    title: both('一搏之间：本届年会想回答的四个问题', 'Between two beats: four questions of this congress'),
    summary: both(
      '两次心跳之间不到一秒。十二个会场、四天，我们想谈的，是这一秒里还能为病人做些什么。',
      'Less than a second lies between two beats. In twelve halls and four days we talk about what can be done for a patient in it.',
    ),
    source: both('大会主席 沈砚秋', 'Shen Yanqiu, chair of the congress'),
    html: both(
      '<p>筹备这届年会时，学术委员会收到了三千多篇来稿。读下来，最常出现的不是某种新技术，而是一个朴素的问题：<strong>对面前这位病人，现在做什么最好？</strong></p><h2>一、从“能不能做”到“该不该做”</h2><p>器械越来越小，适应证越来越宽。主会场第一天上午，三个团队会用同一份病例给出三种做法，并说明各自为什么没有选另外两种。</p><h2>二、出院以后的三百六十四天</h2><p>心力衰竭患者一年里只有很少几天在病房。护理分会与全科医生一起，讨论随访里真正有用的四件小事。</p><ul><li>出院后七天内的一次电话</li><li>体重与血压的家庭记录</li><li>用药清单只留一份</li><li>谁来接这个电话</li></ul><h2>三、数据能替我们记住什么</h2><p>十一个区域的登记研究会公布第一批结果。全部数据会后向参会者开放。</p><blockquote>医学进步不是把病人看成数字，而是让每个数字都找回它的病人。</blockquote><h2>四、把年轻人放在台上</h2><p>病例擂台、青年论坛和“第一篇论文”工作坊，主持人一半以上不到四十岁。</p><p>杭州见。</p>',
      '<p>More than three thousand papers reached the programme committee. What they share is not a new technique but a plain question: <strong>what is best, now, for the patient in front of me?</strong></p><h2>1. From “can we” to “should we”</h2><p>Devices grow smaller and indications wider. On the first morning three teams treat the same case in three ways, and say why they did not choose the other two.</p><h2>2. The other 364 days</h2><p>A patient with heart failure spends a few days of the year on a ward. Nurses and family doctors talk about four small things that help.</p><ul><li>A call within seven days of discharge</li><li>Weight and blood pressure, written down at home</li><li>One list of medicines, not three</li><li>Who answers the phone</li></ul><h2>3. What data can remember for us</h2><p>The registry of eleven regions presents its first results.</p><blockquote>Progress does not mean seeing patients as numbers. It means that each number finds its patient again.</blockquote><h2>4. The young on stage</h2><p>Case contest, forum, a workshop on the first paper: more than half of the chairs are under forty.</p><p>See you in Hangzhou.</p>',
    ),
  },
  {
    column: 'science',
    day: -5,
    time: '10:00',
    motif: 'bars',
    title: both('来稿 3,186 篇，首批结果公布', '3,186 papers received, the first decisions are out'),
    summary: both('口头报告请在两周内确认。', 'Confirm oral presentations within two weeks.'),
    source: programme,
    html: both(
      '<p>每篇来稿由三位评审独立打分，评审看不到作者和单位。首批结果已发送给作者，投稿仍在进行。</p><table><thead><tr><th>结果</th><th>篇数</th></tr></thead><tbody><tr><td>口头报告</td><td>212</td></tr><tr><td>壁报</td><td>708</td></tr><tr><td>仅发表</td><td>304</td></tr><tr><td>未录用</td><td>262</td></tr></tbody></table><h2>口头报告</h2><p>请在<strong>两周内</strong>确认由谁报告。没有确认的，名额会给候补稿件。</p><h2>壁报</h2><p>电子壁报为一页 16:9 的 PDF，字号不小于 24 磅。</p>',
      '<p>Three reviewers scored each paper without knowing authors or hospitals. The first decisions went to their authors; submissions are still open.</p><table><thead><tr><th>Decision</th><th>Papers</th></tr></thead><tbody><tr><td>Oral</td><td>212</td></tr><tr><td>Poster</td><td>708</td></tr><tr><td>Publication only</td><td>304</td></tr><tr><td>Not accepted</td><td>262</td></tr></tbody></table><h2>Oral presentations</h2><p>Confirm <strong>within two weeks</strong> who will speak. Places that are not confirmed go to the waiting list.</p><h2>Posters</h2><p>One page of 16:9 as a PDF, no type below 24 points.</p>',
    ),
  },
  {
    column: 'science',
    day: -9,
    time: '10:00',
    motif: 'faces',
    title: both('病例擂台二十四强出炉', 'The last 24 of the case contest'),
    summary: both('二十四位青年医师将在杭州同台。', 'Twenty-four young physicians will meet on one stage in Hangzhou.'),
    source: both('青年工作组', 'Working group of young physicians'),
    html: both(
      '<p>三百一十份病例，来自二十九个省份。初评看三件事：问题是否清楚，检查是否必要，说法是否经得起追问。</p><p>决赛每人六分钟，不用动画。评委可以打断一次，观众可以投票。</p>',
      '<p>Three hundred and ten cases from twenty-nine provinces. The jury asked three things: is the question clear, was each test needed, does the reasoning hold.</p><p>In the final each has six minutes and no animations. The jury may interrupt once; the audience votes.</p>',
    ),
  },
  {
    column: 'venue',
    day: -13,
    time: '10:00',
    motif: 'lake',
    title: both('从地铁口到主会场，步行五分钟', 'Five minutes on foot from the metro to the main hall'),
    summary: both('三号线湖滨东站 B 口出站。', 'Leave Hubin East, line 3, by exit B.'),
    source: office,
    html: both(
      '<p>出 B 口后沿湖滨路向东，过一个路口，会议中心的玻璃门廊就在右手边。</p><ol><li>07:30 起开放安检通道</li><li>凭参会码或身份证进入</li><li>大件行李可存在 1 层东侧</li></ol>',
      '<p>From exit B walk east along the lake road, cross one street, and the glass porch of the centre is on your right.</p><ol><li>Security opens at 07:30</li><li>Bring your code or your identity card</li><li>Luggage is kept on the ground floor, east side</li></ol>',
    ),
  },
  {
    column: 'science',
    day: -16,
    time: '10:00',
    motif: 'pages',
    title: both('指南解读专场增设两场', 'Two more sessions on the new guidelines'),
    summary: both('心力衰竭与血脂管理各增一场。', 'One more on heart failure, one more on lipids.'),
    source: programme,
    html: both(
      '<p>两场都留出一半时间答疑，问题可以提前在场次页提交。</p>',
      '<p>Half of each is kept for questions, which can be sent in advance from the page of the session.</p>',
    ),
  },
  {
    column: 'congress',
    day: -20,
    time: '14:00',
    title: both('早鸟注册还有两周', 'Two weeks left of early fees'),
    summary: both('会员医师 ¥1,200，以付款时间为准。', 'Members pay ¥1,200; the time of payment counts.'),
    source: office,
    html: both(
      `<p>一个账号可以为多位同事报名，发票可以合开。</p><p><a href="${href('signHome', { opFlag: 0 }, { cid })}">现在报名</a></p>`,
      `<p>One account can register several colleagues, on one invoice if you like.</p><p><a href="${href('signHome', { opFlag: 0 }, { cid })}">Register now</a></p>`,
    ),
  },
  {
    column: 'congress',
    day: -24,
    time: '09:30',
    motif: 'faces',
    title: both('志愿者招募：一百二十个岗位', 'A hundred and twenty volunteers wanted'),
    summary: both('面向在校医学生，提供培训与证明。', 'For medical students, with training and a certificate.'),
    source: office,
    html: both(
      '<p>岗位包括签到、会场计时、壁报引导和双语服务。每天六小时，含午餐。</p>',
      '<p>At the desk, keeping time in the halls, guiding at the posters, helping in two languages. Six hours a day, lunch included.</p>',
    ),
  },
  {
    column: 'venue',
    day: -27,
    time: '16:00',
    motif: 'rooms',
    title: both('会场里的安静房间', 'A quiet room in the centre'),
    summary: both('三层 307，供哺乳、祈祷和休息。', 'Room 307 on the third floor: nursing, prayer, rest.'),
    source: office,
    html: both(
      '<p>房间每天 08:00 至 18:30 开放，不需要预约。轮椅可从 B 座电梯直达。</p>',
      '<p>Open from 08:00 to 18:30 every day, without booking. The lift in block B is wide enough for wheelchairs.</p>',
    ),
  },
  {
    column: 'science',
    day: -31,
    time: '10:00',
    motif: 'bars',
    title: both('登记研究：十一个区域的第一批结果', 'The registry: first results of eleven regions'),
    summary: both('结果将在第二天的主会场首次公布。', 'They are shown for the first time on the second day.'),
    source: programme,
    html: both(
      '<p>研究连续登记了急性胸痛患者，随访一年。统计分析计划在锁库前已公开。</p>',
      '<p>Patients with acute chest pain were registered one after the other and followed for a year. The plan of the analysis was public before the data were locked.</p>',
    ),
  },
  {
    column: 'congress',
    day: -36,
    time: '11:00',
    title: both('大会语言与同声传译', 'Languages of the congress'),
    summary: both('主会场和 B、C 厅提供中英同传。', 'Chinese and English are interpreted in the main hall, B and C.'),
    source: office,
    html: both(
      '<p>凭胸牌在会场入口领取耳机，用完请放回。</p>',
      '<p>Headphones are handed out at the doors against your badge. Leave them there when you go.</p>',
    ),
  },
  {
    column: 'venue',
    day: -40,
    time: '09:00',
    title: both('少用一次性用品', 'Less that is used once'),
    summary: both('请自带水杯，各层设饮水点。', 'Bring a cup: there is water on every floor.'),
    source: office,
    html: both(
      '<p>日程不再印成厚册，只在各厅门口张贴当天安排。午餐使用可回收餐盒。</p>',
      '<p>The programme is no longer a thick book; each hall shows its day at the door. Lunch comes in boxes that go back.</p>',
    ),
  },
  {
    column: 'congress',
    day: -58,
    time: '09:00',
    motif: 'lake',
    title: both('年会今天开放注册', 'Registration opens today'),
    summary: both('四天，十二个会场，三百八十位讲者。', 'Four days, twelve halls, 380 speakers.'),
    source: office,
    html: both(
      '<p>注册、住宿和发票都在手机上完成。集体注册请联系会务组。</p>',
      '<p>Registration, hotel and invoice are all done on the phone. Groups: ask the office.</p>',
    ),
  },
];

/** Inserts three columns with twelve articles. */
export async function seedCongressNews(db: Database, cid: number, now: Date, files: FileStore | null): Promise<void> {
  const columns: Record<Column, number> = {
    congress: await buildNewsColumn(db, cid, both('大会动态', 'The congress'), 1),
    science: await buildNewsColumn(db, cid, both('学术', 'Science'), 2),
    venue: await buildNewsColumn(db, cid, both('会场与服务', 'Venue and services'), 3),
  };
  for (const [at, { column, day, time, motif, ...piece }] of pieces(cid).entries())
    await buildArticle(db, cid, {
      ...piece,
      cover: await coverOf(files, motif, at),
      columnId: columns[column],
      at: momentFrom(now, day, time),
    });
}
