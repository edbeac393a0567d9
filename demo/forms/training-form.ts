import { both } from '../support/bilingual.ts';
import type { FieldInput } from './forms.ts';

/** A form of two pages with every kind of field that is neither a choice nor a short text. */
const trainingFields: readonly FieldInput[] = [
  {
    code: 'about',
    kind: 'EXP',
    label: both('填写前请看', 'Before you fill this in'),
    settings: {
      text: both(
        '实操在模拟人上进行，需要跪姿按压约 20 分钟。\n请穿便于活动的衣服，怀孕或近期手术的请先联系会务组。',
        'You practise on manikins and kneel for about 20 minutes.\nWear clothes in which you can move. Contact us first if you are pregnant or had surgery recently.',
      ),
    },
  },
  { code: 'you', kind: 'H', label: both('您的情况', 'About you') },
  {
    code: 'document',
    label: both('证件号码', 'ID or passport number'),
    hint: both('用于购买当天的意外险', 'For the accident insurance of the day'),
    format: 'document',
    required: true,
  },
  {
    code: 'weight',
    kind: 'NUM',
    label: both('体重', 'Weight'),
    settings: { least: 30, most: 200, step: 0.5, unit: both('千克', 'kg') },
  },
  { code: 'arrives', label: both('预计到场时间', 'Time of arrival'), format: 'time' },
  { code: 'more', kind: 'PAGE', label: both('说明与确认', 'Remarks and consent') },
  {
    code: 'experience',
    kind: 'LT',
    label: both('做过的急救', 'Experience in first aid'),
    settings: { most: 500 },
  },
  {
    code: 'photographs',
    kind: 'CON',
    label: both('拍照与录像', 'Photographs and video'),
    required: true,
    settings: {
      version: '2027-1',
      text: both(
        '实操过程会拍照和录像，用于会议报道和教学。您可以随时告诉工作人员不拍您；已经拍的，可在会后 30 天内要求删除。',
        'The training is photographed and filmed for reports and teaching. You can tell the staff at any time not to film you, and have pictures deleted within 30 days after the congress.',
      ),
    },
  },
  {
    code: 'certificate',
    kind: 'FILE',
    label: both('急救证书', 'First-aid certificate'),
    hint: both('有证书的请上传，没有可以不传', 'Upload it if you have one'),
  },
  { code: 'signature', kind: 'SIG', label: both('本人签名', 'Signature'), required: true },
];

export const trainingForm = { title: both('急救实操登记', 'First-aid training'), fields: trainingFields };
