import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildAccount } from '../accounts/accounts.ts';
import { buildFeeKind } from '../fees/fees.ts';
import { buildOrder } from '../orders/orders.ts';
import { buildRegistration } from '../registration/registration.ts';
import { both } from '../support/bilingual.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildOwnForm, type FieldInput } from './forms.ts';

const kinds = { student: '在读学生', resident: '规培医生' } as const;

const studentFields: readonly FieldInput[] = [
  {
    code: 'name',
    label: both('姓名', 'Full name'),
    hint: both('请填写身份证件上的姓名', 'As on your ID or passport'),
    required: true,
  },
  { code: 'phone', label: both('手机号码', 'Mobile number'), format: 'international', required: true },
  { code: 'email', label: both('电子邮箱', 'E-mail'), format: 'international', required: true },
  { code: 'company', label: both('学校或培训基地', 'University or training hospital'), required: true },
  {
    code: 'studentKind',
    kind: 'S',
    label: both('您是', 'I am a'),
    required: true,
    options: [
      { value: kinds.student, zh: '在读学生', en: 'Student' },
      { value: kinds.resident, zh: '规培医生', en: 'Resident' },
    ],
  },
  {
    code: 'studentNumber',
    label: both('学号', 'Student number'),
    required: true,
    showWhen: { code: 'studentKind', oneOf: [kinds.student] },
  },
  {
    code: 'trainingYear',
    kind: 'DDL',
    label: both('规培年级', 'Year of training'),
    required: true,
    showWhen: { code: 'studentKind', oneOf: [kinds.resident] },
    options: [1, 2, 3].map((year) => ({ value: `第 ${year} 年`, zh: `第 ${year} 年`, en: `Year ${year}` })),
  },
  { code: 'tutor', label: both('导师或带教老师', 'Supervisor') },
];

/** Synthetic people who registered by the form. */
const people = [
  { name: '许一诺', phone: '13900104001', company: '云岭医学院', kind: kinds.student },
  { name: '裴书航', phone: '13900104002', company: '湖滨医院规培基地', kind: kinds.resident },
  { name: '欧阳以宁', phone: '13900104003', company: '云岭县人民医院规培基地', kind: kinds.resident },
] as const;

/** Inserts the congress's form for students and residents, with its own fee, and three people who registered by it. */
export async function seedStudentForm(
  db: Database,
  { conferenceId, branches }: { conferenceId: number; branches: { young: number } },
  now: Date,
): Promise<void> {
  const formId = await buildOwnForm(db, conferenceId, 'registration', {
    title: both('学生与规培医生报名表', 'Students and residents'),
    fields: studentFields,
  });
  const title = both('学生与规培医生', 'Student or resident');
  const amount = 30_000;
  const feeKindId = await buildFeeKind(db, conferenceId, {
    title,
    remark: both('全程参会，含会议资料', 'Whole congress, documents included'),
    formIds: [formId],
    size: 150,
    position: 20,
    amount,
  });
  const { id: formVersionId } = await db
    .selectFrom('form_version')
    .select('id')
    .where('form_id', '=', formId)
    .executeTakeFirstOrThrow();
  const accountId = await buildAccount(db, { name: '云岭医学院教务处', phone: '', email: 'training@ecsc.example' });
  for (const [index, { name, phone, company, kind }] of people.entries()) {
    const createdAt = momentFrom(now, -6 + index, '15:30');
    const id = await buildRegistration(db, conferenceId, {
      accountId,
      formVersionId,
      branchId: branches.young,
      feeKindId,
      name,
      phone,
      answers: {
        email: `${phone}@ecsc.example`,
        company,
        studentKind: kind,
        ...(kind === kinds.student ? { studentNumber: `S${phone.slice(-6)}` } : { trainingYear: `第 ${index} 年` }),
      },
      createdAt,
    });
    await buildOrder(db, id, { lines: [{ title, amount }], createdAt, method: 'native' });
  }
}
