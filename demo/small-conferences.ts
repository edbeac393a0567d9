import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { both } from './support/bilingual.ts';
import { dayFrom, momentFrom, momentOf } from './support/calendar.ts';
import { buildConference } from './conference/conferences.ts';
import type { ConferenceInput } from './conference/conferences.ts';
import { usualTiles } from './home/congress-home.ts';
import { buildFeeKind } from './fees/fees.ts';
import { buildForm } from './forms/forms.ts';
import { buildHome, buildNotice } from './home/home.ts';

/** Of the conference that runs on the day of seeding. */
export const runningTitle = both('心力衰竭全程管理研讨会', 'Symposium on Heart Failure Care');

interface Small extends ConferenceInput {
  title: Bilingual;
  startsOn: string;
  /** Fen. */
  fee: number;
  notice?: Bilingual;
}

function smallOnes(now: Date): Record<'ended' | 'running' | 'stopped' | 'later', Small> {
  const host = both('华东心血管病学会', 'East China Society of Cardiology');
  const contacts = [
    {
      name: both('严守正', 'Yan Shouzheng'),
      duty: both('会务组', 'Conference office'),
      phone: '0571-5550 1030',
      email: 'office@ecsc.example',
    },
  ];
  return {
    ended: {
      title: both('华东心血管病学会第二十届学术年会', '20th Congress of the East China Society of Cardiology'),
      subtitle: both('守护每一次跳动', 'Every beat counts'),
      introduction: both(
        '<p>会议已经结束，感谢 6,842 位参会者。日程、回放、论文和电子壁报继续开放。</p>',
        '<p>The congress is over. Thank you to all 6,842 participants. The programme, replays, papers and e-posters stay open.</p>',
      ),
      hosts: [host],
      contacts,
      city: both('南京', 'Nanjing'),
      venue: both('钟山会议中心', 'Zhongshan Convention Centre'),
      startsOn: dayFrom(now, -300),
      endsOn: dayFrom(now, -297),
      brand: '#2456D6',
      state: 'closed',
      registrationOpensAt: momentFrom(now, -420),
      registrationClosesAt: momentFrom(now, -301),
      fee: 180_000,
    },
    running: {
      title: runningTitle,
      subtitle: both('从急性期到居家', 'From the ward to the home'),
      introduction: both(
        '<p>三天研讨，覆盖急诊、药物、器械和居家管理。现场报到在一层大厅。</p>',
        '<p>Three days on emergency care, drugs, devices and care at home. The registration desk is in the foyer on the ground floor.</p>',
      ),
      hosts: [host],
      contacts,
      city: both('上海', 'Shanghai'),
      venue: both('浦江会堂', 'Pujiang Hall'),
      startsOn: dayFrom(now, -1),
      endsOn: dayFrom(now, 1),
      brand: '#8B2F63',
      template: 4,
      address: both('上海市浦江东路 200 号', '200 Pujiang East Road, Shanghai'),
      registrationOpensAt: momentFrom(now, -90),
      registrationClosesAt: momentFrom(now, 2),
      // Filled in while standing in a queue: answers are saved at every step.
      savesAsOneGoes: true,
      fee: 80_000,
      notice: both('午餐在二层西厅供应', 'Lunch is served in the west hall on the second floor'),
    },
    stopped: {
      title: both('高原心脏病学论坛', 'High-Altitude Cardiology Forum'),
      introduction: both('<p>论坛延期举行。</p>', '<p>The forum is postponed.</p>'),
      hosts: [host],
      contacts,
      city: both('西宁', 'Xining'),
      venue: both('青湖宾馆', 'Qinghu Hotel'),
      startsOn: dayFrom(now, 20),
      endsOn: dayFrom(now, 21),
      state: 'stopped',
      fee: 60_000,
      stopReason: both(
        '因当地道路施工，论坛延期举行，新日期将另行通知。已付款的报名全额退款。',
        'The forum is postponed because of local road works. The new date will be announced. All fees paid will be refunded in full.',
      ),
    },
    later: {
      title: both('长三角心脏影像大会', 'Yangtze Delta Meeting on Cardiac Imaging'),
      subtitle: both('看见心脏', 'Seeing the heart'),
      introduction: both(
        '<p>大会涵盖超声、CT、磁共振和核医学，设读片擂台。</p>',
        '<p>Ultrasound, CT, magnetic resonance and nuclear imaging, with an image-reading contest.</p>',
      ),
      hosts: [host],
      contacts,
      city: both('合肥', 'Hefei'),
      venue: both('天鹅湖会议中心', 'Swan Lake Convention Centre'),
      startsOn: dayFrom(now, 120),
      endsOn: dayFrom(now, 122),
      brand: '#F0653A',
      loader: 5,
      registrationOpensAt: momentFrom(now, 14, '09:00'),
      registrationClosesAt: momentOf(dayFrom(now, 119)),
      fee: 120_000,
    },
  };
}

/** A conference whose form and fee exist; its home may be replaced. */
export interface SmallConference {
  cid: number;
  feeKindId: number;
  /** Fen. */
  fee: number;
}

/** Inserts small conferences in the states that the large one does not cover: ended, running now, stopped, not yet open. */
export async function seedSmallConferences(
  db: Database,
  societyId: number,
  now: Date,
): Promise<Record<'ended' | 'running', SmallConference>> {
  const made: Partial<Record<keyof ReturnType<typeof smallOnes>, SmallConference>> = {};
  for (const [name, { fee, notice, ...wish }] of Object.entries(smallOnes(now))) {
    const cid = await buildConference(db, { ...wish, societyId });
    await buildForm(db, cid);
    const feeKindId = await buildFeeKind(db, cid, { title: both('注册费', 'Registration fee'), amount: fee });
    made[name as keyof typeof made] = { cid, feeKindId, fee };
    const place = encodeURIComponent(`${wish.venue?.zh} ${wish.city?.zh}`);
    const { hotel: _, sign, ...others } = usualTiles(cid, `https://www.openstreetmap.org/search?query=${place}`);
    const until = wish.registrationClosesAt?.toISOString() ?? null;
    await buildHome(db, cid, { tiles: [{ ...sign, until }, ...Object.values(others)] });
    if (notice) await buildNotice(db, cid, { title: notice, at: momentOf(wish.startsOn, '08:00') });
  }
  return made as Record<'ended' | 'running', SmallConference>;
}
