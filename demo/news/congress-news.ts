import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { congressFacts } from '../agenda/facts.ts';
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
const programme = both('学术委员会', 'Scientific committee');

const pieces = (cid: number): Piece[] => [
  {
    column: 'congress',
    day: -2,
    time: '09:00',
    pinned: true,
    motif: 'trace',
    title: both('一搏之间：本届年会想回答的四个问题', 'Between two beats: four questions for this congress'),
    summary: both(
      `两次心跳之间不到一秒。四天、${congressFacts.halls} 个会场，我们想谈的，是这一秒里还能为病人做些什么。`,
      `Two heartbeats are less than a second apart. Over four days, in ${congressFacts.halls} halls, we ask what more we can do for patients in that second.`,
    ),
    source: both('执行主席 沈砚秋', 'Shen Yanqiu, executive chair'),
    html: both(
      '<p>筹备这届年会时，学术委员会读了每一篇来稿。最常出现的不是某种新技术，而是一个朴素的问题：<strong>对面前这位病人，现在做什么最好？</strong></p><h2>一、从“能不能做”到“该不该做”</h2><p>器械越来越小，适应证越来越宽。主会场第一天上午，三个团队会用同一份病例给出三种做法，并说明各自为什么没有选另外两种。</p><h2>二、出院以后的三百六十四天</h2><p>心力衰竭患者一年里只有很少几天在病房。护理分会将与全科医生一起，讨论随访中真正有用的四件小事。</p><ul><li>出院后七天内的一次电话</li><li>体重与血压的家庭记录</li><li>用药清单只留一份</li><li>谁来接这个电话</li></ul><h2>三、数据能替我们记住什么</h2><p>十一个区域的登记研究将公布第一批结果。全部数据会后向参会者开放。</p><blockquote>医学进步不是把病人看成数字，而是让每个数字都找回它的病人。</blockquote><h2>四、把年轻人放在台上</h2><p>病例擂台、青年论坛和“第一篇论文”工作坊，主持人一半以上不到四十岁。</p><p>杭州见。</p>',
      '<p>The scientific committee read every paper submitted to this congress. What they share is not a new technique but a plain question: <strong>what is best, right now, for the patient in front of me?</strong></p><h2>1. From “can we” to “should we”</h2><p>Devices are getting smaller and indications wider. On the first morning in the main hall, three teams present three approaches to the same case and explain why they rejected the other two.</p><h2>2. The other 364 days</h2><p>Patients with heart failure spend only a few days a year on a ward. Nurses and family doctors will discuss four small things that really help at follow-up.</p><ul><li>A call within seven days of discharge</li><li>A home record of weight and blood pressure</li><li>A single medication list</li><li>Someone to answer the phone</li></ul><h2>3. What data can remember for us</h2><p>A registry of eleven regions will present its first results. All data will be open to participants after the congress.</p><blockquote>Progress does not mean turning patients into numbers. It means leading every number back to its patient.</blockquote><h2>4. Putting young physicians on stage</h2><p>In the case contest, the forum and the first-paper workshop, more than half of the chairs are under forty.</p><p>See you in Hangzhou.</p>',
    ),
  },
  {
    column: 'science',
    day: -5,
    time: '10:00',
    motif: 'bars',
    title: both('首批论文评审结果公布', 'The first decisions on papers are out'),
    summary: both('口头报告请在两周内确认。', 'Please confirm oral presentations within two weeks.'),
    source: programme,
    html: both(
      '<p>每篇来稿由三位评审独立打分，评审看不到作者和单位。首批结果已发送给作者，投稿仍在进行。</p><table><thead><tr><th>结果</th><th>形式</th></tr></thead><tbody><tr><td>口头报告</td><td>报告八分钟，讨论两分钟</td></tr><tr><td>壁报</td><td>电子壁报，可附讲解录音</td></tr><tr><td>仅发表</td><td>摘要在线发表</td></tr></tbody></table><h2>口头报告</h2><p>请在<strong>两周内</strong>确认报告人。逾期未确认的，名额转给候补稿件。</p><h2>壁报</h2><p>电子壁报为一页 16:9 的 PDF，字号不小于 24 磅。</p>',
      '<p>Each paper was scored independently by three reviewers who did not know the authors or their hospitals. The first decisions have been sent to authors; submission is still open.</p><table><thead><tr><th>Decision</th><th>Format</th></tr></thead><tbody><tr><td>Oral</td><td>Eight minutes, plus two for discussion</td></tr><tr><td>Poster</td><td>E-poster, optionally with audio</td></tr><tr><td>Publication only</td><td>Abstract published online</td></tr></tbody></table><h2>Oral presentations</h2><p>Please confirm the presenter <strong>within two weeks</strong>. Slots that are not confirmed go to papers on the waiting list.</p><h2>Posters</h2><p>E-posters are a single 16:9 page as a PDF, with no text smaller than 24 points.</p>',
    ),
  },
  {
    column: 'science',
    day: -9,
    time: '10:00',
    motif: 'faces',
    title: both('病例擂台二十四强出炉', 'Final 24 named in the case contest'),
    summary: both('二十四位青年医师将在杭州同台。', 'Twenty-four young physicians will meet on one stage in Hangzhou.'),
    source: both('青年工作组', 'Young physicians’ working group'),
    html: both(
      '<p>三百一十份病例，来自二十九个省份。初评看三点：问题是否清楚，检查是否必要，推理是否经得起追问。</p><p>决赛每人六分钟，不用动画。评委可以打断一次，观众可以投票。</p>',
      '<p>Three hundred and ten cases from twenty-nine provinces. The jury looked at three points: is the question clear, was each test necessary, and does the reasoning hold up?</p><p>In the final, each contestant has six minutes and may not use animations. The jury may interrupt once, and the audience votes.</p>',
    ),
  },
  {
    column: 'venue',
    day: -13,
    time: '10:00',
    motif: 'lake',
    title: both('从地铁口到主会场，步行五分钟', 'Five minutes on foot from the metro to the main hall'),
    summary: both('3 号线湖滨东站 B 口出站。', 'Take line 3 to Hubin East and leave by exit B.'),
    source: office,
    html: both(
      '<p>出 B 口后沿湖滨路向东，过一个路口，会议中心的玻璃门廊就在右手边。</p><ol><li>07:30 起开放安检通道</li><li>凭参会码或身份证入场</li><li>大件行李可寄存在一层东侧</li></ol>',
      '<p>From exit B, walk east along the lakeside road and cross one street. The glass entrance of the convention centre is on your right.</p><ol><li>Security opens at 07:30</li><li>Enter with your QR code or identity card</li><li>Large luggage can be left on the ground floor, east side</li></ol>',
    ),
  },
  {
    column: 'science',
    day: -16,
    time: '10:00',
    motif: 'pages',
    title: both('指南解读专场增设两场', 'Two more guideline sessions'),
    summary: both('心力衰竭与血脂管理各增一场。', 'One on heart failure and one on lipid management.'),
    source: programme,
    html: both(
      '<p>两场都留出一半时间答疑，问题可提前在场次页提交。</p>',
      '<p>Half of each session is reserved for questions, which you can submit in advance on the session page.</p>',
    ),
  },
  {
    column: 'congress',
    day: -20,
    time: '14:00',
    title: both('早鸟注册还有一个月', 'One month left for early fees'),
    summary: both('会员医师 ¥1,200，以付款时间为准。', '¥1,200 for member physicians, if paid in time.'),
    source: office,
    html: both(
      `<p>一个账号可以为多位同事报名，发票可以合开。</p><p><a href="${href('signHome', { opFlag: 0 }, { cid })}">现在报名</a></p>`,
      `<p>You can register several colleagues from one account and receive a single invoice.</p><p><a href="${href('signHome', { opFlag: 0 }, { cid })}">Register now</a></p>`,
    ),
  },
  {
    column: 'congress',
    day: -24,
    time: '09:30',
    motif: 'faces',
    title: both('志愿者招募：一百二十个岗位', 'Volunteers wanted: 120 positions'),
    summary: both('面向在校医学生，提供培训与证明。', 'Open to medical students; training and a certificate provided.'),
    source: office,
    html: both(
      '<p>岗位包括签到、会场计时、壁报引导和双语服务。每天六小时，含午餐。</p>',
      '<p>Roles include check-in, timekeeping in the halls, guiding visitors to posters and bilingual assistance. Six hours a day, lunch included.</p>',
    ),
  },
  {
    column: 'venue',
    day: -27,
    time: '16:00',
    motif: 'rooms',
    title: both('会场里的静心室', 'A quiet room at the venue'),
    summary: both('三层 307 室，供哺乳、祈祷和休息。', 'Room 307, third floor, for nursing, prayer and rest.'),
    source: office,
    html: both(
      '<p>每天 08:00 至 18:30 开放，无须预约。轮椅可从 B 座电梯直达。</p>',
      '<p>Open daily from 08:00 to 18:30; no booking needed. The lift in block B takes wheelchairs directly to the floor.</p>',
    ),
  },
  {
    column: 'science',
    day: -31,
    time: '10:00',
    motif: 'bars',
    title: both('登记研究：十一个区域的第一批结果', 'Registry study: first results from eleven regions'),
    summary: both(
      '结果将在第二天的主会场首次公布。',
      'To be presented for the first time in the main hall on day two.',
    ),
    source: programme,
    html: both(
      '<p>研究连续登记了急性胸痛患者，随访一年。统计分析计划在锁库前已公开。</p>',
      '<p>Consecutive patients with acute chest pain were registered and followed for a year. The statistical analysis plan was published before the database was locked.</p>',
    ),
  },
  {
    column: 'congress',
    day: -36,
    time: '11:00',
    title: both('大会语言与同声传译', 'Languages of the congress'),
    summary: both('主会场提供中英文同声传译。', 'Chinese–English interpretation in the main hall.'),
    source: office,
    html: both(
      '<p>凭胸牌在会场入口领取耳机，离场时请归还。</p>',
      '<p>Collect a headset at the entrance with your badge, and return it when you leave.</p>',
    ),
  },
  {
    column: 'venue',
    day: -40,
    time: '09:00',
    title: both('少用一次性用品', 'Fewer single-use items'),
    summary: both('请自带水杯，各层设饮水点。', 'Bring a cup: there are water points on every floor.'),
    source: office,
    html: both(
      '<p>日程不再印制成册，只在各厅门口张贴当天安排。午餐使用可回收餐盒。</p>',
      '<p>There is no printed programme book; each hall displays its schedule for the day at the door. Lunch is served in returnable boxes.</p>',
    ),
  },
  {
    column: 'congress',
    day: -58,
    time: '09:00',
    motif: 'lake',
    title: both('年会今天开放注册', 'Registration opens today'),
    summary: both(
      `四天，${congressFacts.halls} 个会场，${congressFacts.speakers} 位讲者。`,
      `Four days, ${congressFacts.halls} halls, ${congressFacts.speakers} speakers.`,
    ),
    source: office,
    html: both(
      '<p>注册、住宿和发票都在手机上完成。集体注册请联系会务组。</p>',
      '<p>Registration, hotel and invoice can all be handled on your phone. For group registration, please contact the conference office.</p>',
    ),
  },
];

/** Inserts three columns with twelve articles. */
export async function seedCongressNews(db: Database, cid: number, now: Date, files: FileStore | null): Promise<void> {
  const columns: Record<Column, number> = {
    congress: await buildNewsColumn(db, cid, both('大会动态', 'Congress news'), 1),
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
