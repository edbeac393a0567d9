import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from './support/bilingual.ts';
import { dayFrom } from './support/calendar.ts';
import { buildSociety } from './conference/conferences.ts';
import { buildMemberList, buildMembers } from './members/members.ts';
import { people } from './people/people.ts';

/** Inserts the society of the demo with its member list: 36 people, two of them with a lapsed membership. */
export async function seedSociety(db: Database, now: Date): Promise<{ societyId: number; memberListId: number }> {
  const societyId = await buildSociety(db, both('华东心血管病学会', 'East China Society of Cardiology'));
  const memberListId = await buildMemberList(db, societyId, {
    title: both('华东心血管病学会会员', 'Membership of the East China Society of Cardiology'),
    description: both(
      '<p>学会会员面向心血管及相关专业的医师、护士、技师和研究人员，会籍以自然年计。</p><p>会员资格由姓名加手机号码或邮箱核对，核对结果只用于本次会议的注册费。</p>',
      '<p>Membership is open to physicians, nurses, technicians and researchers in cardiovascular medicine. It runs for the calendar year.</p><p>Membership is checked by name and mobile number or e-mail. The result is used for the registration fee of this congress only.</p>',
    ),
    benefits: [
      both('年会注册费优惠 ¥500', '¥500 off the congress fee'),
      both('全年学术视频免费回看', 'Free replays of all lectures for a year'),
      both('实操营和专题课程优先报名', 'Priority booking of hands-on courses'),
      both('会刊《心搏》电子版', 'The society’s journal, Heartbeat, in electronic form'),
    ],
    joinUrl: 'https://society.example.org/join',
  });
  await buildMembers(
    db,
    memberListId,
    people.slice(0, 36).map((person, index) => ({
      name: person.name,
      phone: person.phone,
      email: person.email,
      validFrom: dayFrom(now, -400),
      validUntil: index >= 34 ? dayFrom(now, -20) : dayFrom(now, 400),
    })),
  );
  return { societyId, memberListId };
}
