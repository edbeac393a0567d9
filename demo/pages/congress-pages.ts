import type { Database } from '@meetingapp/server/db/connection/database.ts';
import type { FileStore } from '@meetingapp/server/ports/files/store.ts';
import { both, json } from '../support/bilingual.ts';
import { coverOf } from '../live/congress-covers.ts';
import { buildPage } from './pages.ts';
import { travelGuide } from './travel-guide.ts';

const authors = both(
  '<p>感谢您投稿。以下是从录用到报告需要完成的事项。</p><h2>口头报告</h2><ol><li>两周内确认报告人</li><li>会前三天在会场预览室上传幻灯片</li><li>报告八分钟，讨论两分钟，请严格守时</li></ol><h2>电子壁报</h2><p>一页 16:9 的 PDF，不超过 20 MB，字号不小于 24 磅。可附三分钟以内的讲解录音。</p><h2>利益声明</h2><p>第一页写明与报告内容有关的资助和任职；如无，请写“无”。</p><blockquote>病例资料须去除姓名、病历号和可辨认的面部。</blockquote>',
  '<p>Thank you for submitting your work. This page explains what to do between acceptance and presentation.</p><h2>Oral presentations</h2><ol><li>Confirm the presenter within two weeks</li><li>Upload your slides in the preview room at least three days before your talk</li><li>Speak for eight minutes and discuss for two; please keep to time</li></ol><h2>E-posters</h2><p>A single 16:9 page as a PDF of up to 20 MB, with no text smaller than 24 points. You may add an audio commentary of up to three minutes.</p><h2>Declaration of interests</h2><p>List any relevant funding and positions on the first page. If there are none, write “None”.</p><blockquote>Cases must not show names, record numbers or recognisable faces.</blockquote>',
);

const exhibitors = both(
  '<p>本手册供参展单位现场负责人使用。</p><h2>时间</h2><table><thead><tr><th>事项</th><th>时间</th></tr></thead><tbody><tr><td>特装搭建</td><td>会前两天 08:30 至 22:00</td></tr><tr><td>标摊布置</td><td>会前一天 13:00 至 20:00</td></tr><tr><td>撤展</td><td>最后一天 15:00 起</td></tr></tbody></table><h2>证件</h2><p>每 9 平方米配四张参展证；可在现场加办，每张 ¥50。</p><h2>安全</h2><ul><li>搭建材料须为难燃级</li><li>不得遮挡消火栓和疏散通道</li><li>电箱由场馆电工接驳</li></ul>',
  '<p>For exhibitors’ on-site managers.</p><h2>Hours</h2><table><thead><tr><th>Activity</th><th>Time</th></tr></thead><tbody><tr><td>Building custom stands</td><td>Two days before, 08:30 to 22:00</td></tr><tr><td>Setting up shell-scheme stands</td><td>The day before, 13:00 to 20:00</td></tr><tr><td>Dismantling</td><td>Last day, from 15:00</td></tr></tbody></table><h2>Badges</h2><p>Four for every nine square metres; additional badges cost ¥50 each on site.</p><h2>Safety</h2><ul><li>Building materials must be flame-retardant</li><li>Keep hydrants and escape routes clear</li><li>Power is connected by the venue’s electricians</li></ul>',
);

/** Inserts three pages, two special topics of the programme seeded before, and the allowed external sites. */
export async function seedCongressPages(db: Database, cid: number, files: FileStore | null): Promise<void> {
  await buildPage(db, cid, { title: both('交通指南', 'Getting here'), html: travelGuide });
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
      '<p>病房里的几天之后，是家里的三百多天。本专题汇集随访、康复和用药方面的场次与讲者。</p>',
      '<p>A few days on the ward are followed by more than three hundred at home. Sessions and speakers on follow-up, rehabilitation and medication.</p>',
    ),
    entries: about(/心力衰竭|心衰|康复|随访|指南/),
  });
  await buildPage(db, cid, {
    kind: 'subject',
    cover: await coverOf(files, 'faces', 4),
    title: both('青年医师在杭州', 'Young physicians in Hangzhou'),
    html: both(
      '<p>病例擂台、论坛与第一篇论文工作坊。</p>',
      '<p>The case contest, the forum and the first-paper workshop.</p>',
    ),
    entries: about(/青年|病例|擂台|论文/),
  });
  await db
    .updateTable('conference')
    .set({ frame_hosts: json(['survey.ecsc.example', '*.maps.example']) })
    .where('id', '=', cid)
    .execute();
}
