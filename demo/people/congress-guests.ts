import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildExpertGroup } from '../agenda/agenda.ts';
import { both, nothing } from '../support/bilingual.ts';
import type { ExpertName } from './congress-experts.ts';

const president = both('大会主席', 'President');
const chair = both('执行主席', 'Executive chair');
const honorary = both('荣誉主席', 'Honorary president');
const head = both('学术委员会主任', 'Chair, scientific committee');
const secretary = both('秘书长', 'Secretary-general');
const member = both('委员', 'Member');

const groups: readonly {
  name: Bilingual;
  note: Bilingual;
  members: readonly (readonly [ExpertName, Bilingual])[];
}[] = [
  {
    name: both('大会主席团', 'Congress chairs'),
    note: nothing,
    members: [
      ['cheng', president],
      ['shen', chair],
      ['chengYi', chair],
      ['lu', honorary],
    ],
  },
  {
    name: both('特邀嘉宾', 'Honorary guests'),
    note: both('来自海外和兄弟学会', 'From abroad and from sister societies'),
    members: [
      ['lindqvist', both('国际论坛主席', 'Chair of the international forum')],
      ['okafor', nothing],
      ['marchetti', nothing],
      ['minase', nothing],
      ['dai', nothing],
    ],
  },
  {
    name: both('学术委员会', 'Scientific committee'),
    note: nothing,
    members: [
      ['gu', head],
      ['kang', secretary],
      ['wei', member],
      ['meng', member],
      ['guChang', member],
      ['song', member],
      ['pei', member],
      ['ouyang', member],
      ['su', member],
    ],
  },
];

/** Inserts the groups of guests, each in the organiser's order. */
export async function seedGuests(
  db: Database,
  conferenceId: number,
  experts: Readonly<Record<ExpertName, number>>,
): Promise<void> {
  for (const [position, { name, note, members }] of groups.entries())
    await buildExpertGroup(db, conferenceId, {
      name,
      note,
      position,
      members: members.map(([expert, duty]) => [experts[expert], duty] as const),
    });
}
