import { ticketRoles } from '@meetingapp/domain/checkin/ticket-roles.ts';
import { roleColours, type RoleStyles } from '@meetingapp/domain/checkin/badge.ts';
import { defaultBadge, type BadgeLabels, type BadgePerson } from '@meetingapp/domain/checkin/badge-layout.ts';
import { badgesPdf } from '@meetingapp/server/features/checkin/badge/writer.ts';
import { median } from '../machine/load.ts';

const none = { zh: '', en: '' };
const ids = ['title', 'name', 'second', 'institution', 'code', 'number', 'stripe', 'role'] as const;
const labels = Object.fromEntries(ids.map((id) => [id, none])) as BadgeLabels;
const roles = Object.fromEntries(
  ticketRoles.map((role) => [role, { colour: roleColours[role], word: { zh: '参会', en: 'Attendee' } }]),
) as RoleStyles;
const surnames = '林苏陆顾姚钱倪戴龚邵薛沈';
const given = '知远晚晴思齐雨桐景行若溪明清扬';

const person = (index: number): BadgePerson => ({
  conference: { zh: '2027 全国心血管病学年会', en: 'National Cardiology Meeting 2027' },
  name: `${surnames[index % surnames.length]}${given[index % given.length]}${given[(index * 7) % given.length]}`,
  latin: 'Lin Zhiyuan',
  institution: '江州大学附属第一医院',
  role: ticketRoles[index % ticketRoles.length] ?? 'attendee',
  number: String(202_700_000_000 + index),
  code: `M1${String(index).padStart(150, '0')}.`,
  barCode: String(index).padStart(16, '0'),
});

async function milliseconds(people: number, sheet = false): Promise<number> {
  const begun = performance.now();
  const printing = { layout: defaultBadge('a6', labels), roles, sheet, language: 'zh', paper: 'a6' } as const;
  await badgesPdf(
    Array.from({ length: people }, (_, index) => person(index)),
    { ...printing, pictures: new Map() },
  );
  return performance.now() - begun;
}

/** Prints how long badges take as a PDF, in this process: the first one, one at the desk (median of `times`), and a batch. */
export async function measureBadges(batch: number, times: number): Promise<void> {
  const first = await milliseconds(1);
  const single: number[] = [];
  for (let run = 0; run < times; run += 1) single.push(await milliseconds(1));
  const pages = await milliseconds(batch);
  const sheets = await milliseconds(batch, true);
  console.log(`first badge of a process ${first.toFixed(0)} ms, one badge ${median(single).toFixed(0)} ms (median)`);
  console.log(
    `${batch} badges: ${(pages / 1000).toFixed(1)} s one on a page, ${(sheets / 1000).toFixed(1)} s four on A4`,
  );
}
