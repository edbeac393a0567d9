import { both } from '../support/bilingual.ts';
import type { FieldInput } from '../forms/forms.ts';

const option = (value: string, zh: string, en: string) => ({ value, zh, en });
/** Option values are what is stored; rules of fees compare with them. */
export const identities = {
  physician: '医师',
  nurse: '护士与技师',
  student: '在读学生',
  speaker: '受邀讲者',
  overseas: '境外参会者',
  companion: '随行人员',
} as const;
export const stays = { whole: '全程', oneDay: '单日' } as const;

/** Every kind of field, in the order a form would ask. */
export const congressFields: readonly FieldInput[] = [
  {
    code: 'name',
    label: both('姓名', 'Full name'),
    hint: both('请填写身份证件上的姓名', 'As on your ID or passport'),
    required: true,
  },
  {
    code: 'phone',
    label: both('手机号码', 'Mobile number'),
    hint: both(
      '用于接收报名和付款通知，境外号码以 + 开头',
      'For registration and payment notices; numbers from abroad begin with +',
    ),
    format: 'international',
    required: true,
  },
  {
    code: 'email',
    label: both('电子邮箱', 'E-mail'),
    hint: both('电子发票将发送到此邮箱', 'Your e-invoice will be sent here'),
    format: 'international',
    required: true,
  },
  {
    code: 'company',
    label: both('工作单位', 'Hospital or institution'),
    hint: both('输入名称或拼音首字母', 'Type part of the name'),
    required: true,
  },
  {
    code: 'identity',
    kind: 'DDL',
    label: both('参会身份', 'Attendee type'),
    required: true,
    options: [
      option(identities.physician, '医师', 'Physician'),
      option(identities.nurse, '护士与技师', 'Nurse or technician'),
      option(identities.student, '在读学生', 'Student'),
      option(identities.speaker, '受邀讲者', 'Invited speaker'),
      option(identities.overseas, '境外参会者', 'International participant'),
      option(identities.companion, '随行人员', 'Accompanying person'),
    ],
  },
  {
    code: 'studentNumber',
    label: both('学号', 'Student number'),
    hint: both('报到时请出示学生证', 'Show your student card at the desk'),
    pattern: '^[A-Za-z0-9]{6,20}$',
    required: true,
    showWhen: { code: 'identity', oneOf: [identities.student] },
  },
  {
    code: 'studentProof',
    kind: 'FILE',
    label: both('在读证明', 'Proof of study'),
    hint: both('学籍在线验证报告或学校开具的证明', 'A letter of your university, or its certificate'),
    showWhen: { code: 'identity', oneOf: [identities.student] },
  },
  {
    code: 'title',
    kind: 'DDL',
    label: both('职称', 'Professional title'),
    showWhen: { code: 'identity', oneOf: [identities.physician, identities.nurse, identities.speaker] },
    options: [
      option('主任医师', '主任医师', 'Chief physician'),
      option('副主任医师', '副主任医师', 'Associate chief physician'),
      option('主治医师', '主治医师', 'Attending physician'),
      option('住院医师', '住院医师', 'Resident physician'),
      option('主任护师', '主任护师', 'Chief nurse'),
      option('主管护师', '主管护师', 'Nurse in charge'),
      option('技师', '技师', 'Technician'),
      option('其他', '其他', 'Other'),
    ],
  },
  {
    code: 'department',
    kind: 'DDL',
    label: both('科室', 'Department'),
    showWhen: {
      code: 'identity',
      oneOf: [identities.physician, identities.nurse, identities.student, identities.speaker],
    },
    options: [
      option('心血管内科', '心血管内科', 'Cardiology'),
      option('心脏大血管外科', '心脏大血管外科', 'Cardiovascular surgery'),
      option('重症医学科', '重症医学科', 'Intensive care'),
      option('急诊科', '急诊科', 'Emergency medicine'),
      option('超声医学科', '超声医学科', 'Ultrasound'),
      option('心脏康复科', '心脏康复科', 'Cardiac rehabilitation'),
      option('护理部', '护理部', 'Nursing'),
      option('其他', '其他', 'Other'),
    ],
  },
  {
    code: 'attendance',
    kind: 'S',
    label: both('参会时间', 'Attendance'),
    required: true,
    options: [option(stays.whole, '全程', 'Whole congress'), option(stays.oneDay, '单日', 'One day')],
  },
  {
    code: 'gender',
    kind: 'S',
    label: both('性别', 'Gender'),
    required: true,
    options: [option('男', '男', 'Male'), option('女', '女', 'Female')],
  },
  {
    code: 'practisingSince',
    kind: 'DATE',
    label: both('首次从业日期', 'Practising since'),
    hint: both('用于统计，可不填', 'For statistics only; optional'),
    format: 'practice',
  },
  { code: 'province', kind: 'P', label: both('省份', 'Province'), required: true },
  { code: 'city', kind: 'C', label: both('城市', 'City'), required: true },
  {
    code: 'interest',
    kind: 'MS',
    label: both('关注方向', 'Fields of interest'),
    format: '3',
    required: true,
    options: [
      option('冠脉介入', '冠脉介入', 'Coronary intervention'),
      option('结构性心脏病', '结构性心脏病', 'Structural heart disease'),
      option('心律失常', '心律失常', 'Arrhythmia'),
      option('心力衰竭', '心力衰竭', 'Heart failure'),
      option('高血压', '高血压', 'Hypertension'),
      option('心脏影像', '心脏影像', 'Cardiac imaging'),
      option('康复与护理', '康复与护理', 'Rehabilitation and nursing'),
    ],
  },
  {
    code: 'diet',
    kind: 'MS',
    label: both('用餐需求', 'Dietary requirements'),
    format: '2',
    options: [
      option('清真', '清真', 'Halal'),
      option('素食', '素食', 'Vegetarian'),
      option('无麸质', '无麸质', 'Gluten-free'),
      option('海鲜过敏', '海鲜过敏', 'Seafood allergy'),
    ],
  },
  {
    code: 'code1844',
    label: both('胸牌照片', 'Badge photo'),
    hint: both('白底正面照，可不填', 'Front view, white background; optional'),
  },
];
