import { href } from '@meetingapp/contract/paths.ts';
import type { HomeContent } from '@meetingapp/server/db/json-shapes.ts';
import { both } from './bilingual.ts';
import { momentFrom } from './calendar.ts';

const science = both('学术', 'Science');
const young = both('青年', 'Young physicians');
const venue = both('会场', 'Venue');

/** What the home tells of the congress, and the halls that will be broadcast. */
export function congressNews(cid: number, now: Date): Pick<HomeContent, 'news' | 'rooms'> {
  const to = href('conf', { id: cid });
  const at = (days: number, time: string) => momentFrom(now, days, time).toISOString();
  return {
    news: [
      {
        title: both('一搏之间：本届年会想回答的四个问题', 'Between two beats: four questions of this congress'),
        text: both(
          '两次心跳之间不到一秒。十二个会场、四天，我们想谈的，是这一秒里还能为病人做些什么。',
          'Less than a second lies between two beats. In twelve halls and four days we talk about what can be done for a patient in it.',
        ),
        image: null,
        to,
        at: at(-2, '09:00'),
        column: both('主席寄语', 'From the chair'),
      },
      {
        title: both('来稿 3,186 篇，录用结果公布', '3,186 papers received, decisions are out'),
        text: both('口头报告请在两周内确认。', 'Confirm oral presentations within two weeks.'),
        image: null,
        to,
        at: at(-5, '10:00'),
        column: science,
      },
      {
        title: both('病例擂台二十四强出炉', 'The last 24 of the case contest'),
        text: both(
          '二十四位青年医师将在杭州同台。',
          'Twenty-four young physicians will meet on one stage in Hangzhou.',
        ),
        image: null,
        to,
        at: at(-9, '10:00'),
        column: young,
      },
      {
        title: both('从地铁口到主会场，步行五分钟', 'Five minutes on foot from the metro to the main hall'),
        text: both('三号线湖滨东站 B 口出站。', 'Leave Hubin East, line 3, by exit B.'),
        image: null,
        to,
        at: at(-13, '10:00'),
        column: venue,
      },
      {
        title: both('指南解读专场增设两场', 'Two more sessions on the new guidelines'),
        text: both('心力衰竭与血脂管理各增一场。', 'One more on heart failure, one more on lipids.'),
        image: null,
        to,
        at: at(-16, '10:00'),
        column: science,
      },
    ],
    rooms: [
      { hall: 'A', title: both('主会场', 'Main hall'), state: 'later', to: '' },
      { hall: 'B', title: both('心律失常', 'Arrhythmia'), state: 'later', to: '' },
      { hall: 'C', title: both('结构与影像', 'Structure, imaging'), state: 'later', to: '' },
      { hall: 'D', title: both('高血压', 'Hypertension'), state: 'ended', to: '' },
      { hall: 'E', title: both('青年论坛', 'Young physicians'), state: 'later', to: '' },
    ],
  };
}
