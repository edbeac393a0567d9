import { expect, it } from 'vitest';
import type { FieldRow } from '../configuration/queries.ts';
import { presentField } from './present.ts';

const field = {
  id: 1,
  form_version_id: 1,
  position: 0,
  code: 'name',
  kind: 'T',
  label: { zh: '姓名', en: 'Name' },
  hint: { zh: '', en: '' },
  options: [],
  format: '',
  pattern: '',
  required: true,
  show_when: null,
  settings: null,
} as unknown as FieldRow;

it('[C4] a person sees her own answer, and the next one an empty field in her own language', () => {
  expect(presentField(field, 'zh', '陆言')).toMatchObject({ cfgValue: '陆言', cfgName: '姓名' });
  expect(presentField(field, 'en', undefined)).toMatchObject({ cfgValue: null, cfgName: 'Name' });
  expect(presentField(field, 'zh', undefined)).toMatchObject({ cfgValue: null, cfgName: '姓名' });
  const choices = { ...field, kind: 'MS' } as FieldRow;
  expect(presentField(choices, 'zh', 'a|b')).toMatchObject({ cfgValue: ['a', 'b'] });
  expect(presentField(choices, 'zh', '')).toMatchObject({ cfgValue: [] });
});
