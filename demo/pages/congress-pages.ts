import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both, json } from '../support/bilingual.ts';
import { coverOf } from '../live/congress-covers.ts';
import { buildPage } from './pages.ts';

const travel = both(
  '<p>会议中心在湖滨东岸，地铁、公交和接站大巴都能到门口。</p><h2>地铁</h2><p>三号线湖滨东站 B 口，步行五分钟。末班车 23:10。</p><h2>接站大巴</h2><table><thead><tr><th>起点</th><th>时间</th><th>车程</th></tr></thead><tbody><tr><td>火车东站</td><td>09:00 至 20:00，每 30 分钟</td><td>25 分钟</td></tr><tr><td>机场</td><td>09:30 至 21:30，每 60 分钟</td><td>50 分钟</td></tr></tbody></table><h2>自驾</h2><p>导航到“会议中心地下车库”，凭胸牌每天 ¥20。</p><h2>无障碍</h2><ul><li>B 座电梯可容轮椅，直达各层会场</li><li>各厅前排留有轮椅席位</li><li>需要协助，请提前联系会务组</li></ul>',
  '<p>The centre lies on the eastern shore. Metro, bus and shuttle stop at its door.</p><h2>Metro</h2><p>Hubin East on line 3, exit B, then five minutes on foot. The last train leaves at 23:10.</p><h2>Shuttle</h2><table><thead><tr><th>From</th><th>When</th><th>Takes</th></tr></thead><tbody><tr><td>East Railway Station</td><td>09:00 to 20:00, every 30 min</td><td>25 min</td></tr><tr><td>Airport</td><td>09:30 to 21:30, every 60 min</td><td>50 min</td></tr></tbody></table><h2>By car</h2><p>Navigate to the underground car park of the centre: ¥20 a day with your badge.</p><h2>Access</h2><ul><li>The lift in block B takes wheelchairs to all floors</li><li>Each hall keeps places for wheelchairs in front</li><li>If you need help, tell the office in advance</li></ul>',
);

const authors = both(
  '<p>感谢您投稿。以下是从录用到报告需要做的事。</p><h2>口头报告</h2><ol><li>两周内确认由谁报告</li><li>会议前三天在会场预览室上传幻灯片</li><li>报告八分钟，讨论两分钟，到时停止</li></ol><h2>电子壁报</h2><p>一页 16:9 的 PDF，不超过 20 MB，字号不小于 24 磅。可附三分钟以内的讲解录音。</p><h2>利益声明</h2><p>第一页写明与报告内容有关的资助和任职。没有也请写“无”。</p><blockquote>病例资料须去除姓名、病历号和可辨认的面部。</blockquote>',
  '<p>Thank you for your paper. This is what happens between acceptance and your talk.</p><h2>Oral presentations</h2><ol><li>Confirm the speaker within two weeks</li><li>Upload your slides in the preview room three days ahead</li><li>Eight minutes to speak, two to discuss; then the time is up</li></ol><h2>Posters</h2><p>One page of 16:9 as a PDF of at most 20 MB, no type below 24 points. You may add three minutes of sound.</p><h2>Declaration of interests</h2><p>The first page names grants and posts that touch on the subject. Where there are none, say so.</p><blockquote>Cases show no name, no number of a file and no face that can be recognised.</blockquote>',
);

const exhibitors = both(
  '<p>本手册写给参展单位的现场负责人。</p><h2>时间</h2><table><thead><tr><th>事项</th><th>时间</th></tr></thead><tbody><tr><td>特装搭建</td><td>会前两天 08:30 至 22:00</td></tr><tr><td>标摊布置</td><td>会前一天 13:00 至 20:00</td></tr><tr><td>撤展</td><td>最后一天 15:00 起</td></tr></tbody></table><h2>证件</h2><p>每 9 平方米四张参展证，可在现场补办，每张 ¥50。</p><h2>安全</h2><ul><li>搭建材料须为难燃级</li><li>不得遮挡消火栓和疏散通道</li><li>电箱由场馆电工接驳</li></ul>',
  '<p>For those who look after a stand on site.</p><h2>Hours</h2><table><thead><tr><th>What</th><th>When</th></tr></thead><tbody><tr><td>Building of own stands</td><td>Two days ahead, 08:30 to 22:00</td></tr><tr><td>Furnishing of shell stands</td><td>The day before, 13:00 to 20:00</td></tr><tr><td>Dismantling</td><td>Last day, from 15:00</td></tr></tbody></table><h2>Badges</h2><p>Four for every nine square metres; more on site for ¥50 each.</p><h2>Safety</h2><ul><li>Materials must be flame-retardant</li><li>Hydrants and ways out stay free</li><li>Electricians of the centre connect the power</li></ul>',
);

/** Inserts three pages, two special topics of the programme seeded before, and the allowed external sites. */
export async function seedCongressPages(db: Database, cid: number, files: FileStore | null): Promise<void> {
  await buildPage(db, cid, { title: both('交通指南', 'Getting here'), html: travel });
  await buildPage(db, cid, { title: both('作者须知', 'Information for authors'), html: authors });
  await buildPage(db, cid, { title: both('参展手册', 'Exhibitors’ manual'), html: exhibitors });
  const [sessions, articles] = await Promise.all([
    db.selectFrom('programme_session').select(['id', 'title']).where('conference_id', '=', cid).orderBy('id').execute(),
    db.selectFrom('article').select(['id', 'title']).where('conference_id', '=', cid).orderBy('id').execute(),
  ]);
  const parts = await db
    .selectFrom('programme_role')
    .select(['session_id', 'expert_id'])
    .where(
      'session_id',
      'in',
      sessions.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  const about = (words: RegExp) => {
    const own = sessions.filter(({ title }) => words.test(title.zh)).slice(0, 6);
    const people = parts.filter(({ session_id }) => own.some(({ id }) => id === session_id));
    return [
      ...own.map(({ id }) => ({ kind: 'session' as const, id })),
      ...articles.filter(({ title }) => words.test(title.zh)).map(({ id }) => ({ kind: 'article' as const, id })),
      ...[...new Set(people.map(({ expert_id }) => expert_id))]
        .slice(0, 5)
        .map((id) => ({ kind: 'person' as const, id })),
    ];
  };
  await buildPage(db, cid, {
    kind: 'subject',
    cover: await coverOf(files, 'trace', 3),
    title: both('心力衰竭：出院以后', 'Heart failure: after discharge'),
    html: both(
      '<p>病房里的几天之后，是家里的三百多天。这个专题收录与随访、康复和用药有关的场次与人。</p>',
      '<p>A few days on the ward, then more than three hundred at home. Sessions and people about follow-up, rehabilitation and medicines.</p>',
    ),
    entries: about(/心力衰竭|心衰|康复|随访|指南/),
  });
  await buildPage(db, cid, {
    kind: 'subject',
    cover: await coverOf(files, 'faces', 4),
    title: both('青年医师在杭州', 'Young physicians in Hangzhou'),
    html: both(
      '<p>病例擂台、论坛与第一篇论文工作坊。</p>',
      '<p>The case contest, the forum and the workshop on a first paper.</p>',
    ),
    entries: about(/青年|病例|擂台|论文/),
  });
  await db
    .updateTable('conference')
    .set({ frame_hosts: json(['survey.ecsc.example', '*.maps.example']) })
    .where('id', '=', cid)
    .execute();
}
