// @vitest-environment jsdom
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { fieldRules } from '@meetingapp/domain/registration/field-rules.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../lib/texts/language.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { fetchPickerSheets } from '../pickers/fetch-picker-sheets.ts';
import { fieldInputs } from './field-inputs.ts';
import { fieldItem } from './testing-fields.ts';

const holder = document.createElement('div');
document.body.append(holder);
const root = createRoot(holder);
const onChange = vi.fn<(value: string) => void>();
const onPlace = vi.fn<(place: { province: string; city: string }) => void>();
const onLeave = vi.fn<() => void>();

const item = (cfgType: FieldItem['cfgType'], more: Partial<FieldItem> = {}) =>
  fieldItem({ cfgType, cfgName: '字段', ...more });

async function show(
  field: FieldItem,
  more: { value?: string; error?: string; valid?: boolean; province?: string } = {},
) {
  const Input = fieldInputs[kindOf(field)];
  const { value = '', error, valid = false, province = '' } = more;
  await act(async () =>
    root.render(
      <Input
        item={field}
        value={value}
        onChange={onChange}
        onPlace={onPlace}
        onLeave={onLeave}
        error={error}
        valid={valid}
        province={province}
      />,
    ),
  );
}

function type(text: string) {
  const input = holder.querySelector('input') as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return act(async () => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeAll(() =>
  Promise.all([loadTexts(['registrationForm', 'registrationPicture', 'app'], 'zh'), fetchPickerSheets()]),
);
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 0, city: [], hospital: [] })));
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(async () => {
  await act(async () => root.render(null));
  vi.clearAllMocks();
});

it('every kind of field has an input', () => {
  expect(Object.keys(fieldInputs).sort()).toEqual(Object.keys(fieldRules).sort());
});

describe.each(['T', 'DDL', 'DATE', 'S', 'MS', 'P'] as const)('a field of type %s', (cfgType) => {
  it('[V5] shows its name, and a star when it is required', async () => {
    await show(item(cfgType, { arrTmp: ['a'], optionLabels: ['A'] }));
    expect(holder.textContent).toContain('字段');
    expect(holder.querySelector('.req')).not.toBeNull();
    await show(item(cfgType, { cfgNeedFl: '0', arrTmp: ['a'], optionLabels: ['A'] }));
    expect(holder.querySelector('.req')).toBeNull();
  });

  it('[T2] shows its error and is associated with it', async () => {
    await show(item(cfgType, { arrTmp: ['a'], optionLabels: ['A'] }), { error: '此项必填' });
    expect(holder.textContent).toContain('此项必填');
    expect(holder.querySelector('[data-invalid]')).not.toBeNull();
  });
});

it('[V9] without the organiser’s hint a text says “enter”, a choice “choose”', async () => {
  await show(item('T'));
  expect(holder.querySelector('input')?.placeholder).toBe('请输入字段');
  await show(item('DDL', { arrTmp: ['a'], optionLabels: ['A'] }));
  expect(holder.textContent).toContain('请选择字段');
  await show(item('DATE'));
  expect(holder.textContent).toContain('请选择字段');
  await show(item('T', { cfgHint: '与证件一致' }));
  expect(holder.textContent).toContain('与证件一致');
});

it('[V5] shows a tick right after a valid edit', async () => {
  await show(item('T'), { value: 'x', valid: true });
  expect(holder.querySelector('.field.valid .state')).not.toBeNull();
});

it('a phone number loses the spaces of an address book and uses the phone keyboard', async () => {
  await show(item('T', { cfgCode: 'phone' }));
  await type('138 5712-6041');
  expect(onChange).toHaveBeenCalledWith('13857126041');
  expect(holder.querySelector('input')?.inputMode).toBe('tel');
});

it('[V4] several choices are one text joined by |, in the order of the form', async () => {
  await show(item('MS', { cfgFormat: '2', arrTmp: ['a', 'b', 'c'], optionLabels: ['甲', '乙', '丙'] }), { value: 'b' });
  expect(holder.textContent).toContain('最多 2 项，已选 1 项');
  await act(async () => holder.querySelector<HTMLInputElement>('input[value="a"]')?.click());
  expect(onChange).toHaveBeenCalledWith('a|b');
});

it('stored values are shown by their label in the language of the screen', async () => {
  await show(item('DDL', { arrTmp: ['医师'], optionLabels: ['Physician'] }), { value: '医师' });
  expect(holder.querySelector('[role="combobox"]')?.textContent).toBe('Physician');
});

it('over twenty options are searchable, fewer use a wheel', async () => {
  const options = (count: number) => {
    const arrTmp = Array.from({ length: count }, (_, index) => `o${index}`);
    return { arrTmp, optionLabels: arrTmp };
  };
  await show(item('DDL', options(20)));
  await act(async () => holder.querySelector<HTMLButtonElement>('[role="combobox"]')?.click());
  expect(document.querySelector('dialog [role="listbox"]')).not.toBeNull();
  await act(async () => root.render(null));
  await show(item('DDL', options(21)));
  await act(async () => holder.querySelector<HTMLButtonElement>('[role="combobox"]')?.click());
  expect(document.querySelector('dialog input[type="search"]')).not.toBeNull();
});

it('[T12] a city waits for its province, and says so', async () => {
  await show(item('C'));
  expect(holder.querySelector<HTMLButtonElement>('[role="combobox"]')?.disabled).toBe(true);
  expect(holder.textContent).toContain('先选择省份');
  await show(item('C'), { province: '浙江省' });
  expect(holder.querySelector<HTMLButtonElement>('[role="combobox"]')?.disabled).toBe(false);
});

it('[V19] a visitor sees that a picture needs a log-in', async () => {
  await show(item('T', { cfgCode: 'code1844' }));
  await act(async () => vi.dynamicImportSettled());
  expect(holder.textContent).toContain('登录后上传');
});

it('[V4] a tap on a chip beyond the maximum says why nothing happens', async () => {
  await show(item('MS', { cfgFormat: '1', arrTmp: ['a', 'b'], optionLabels: ['甲', '乙'] }), { value: 'a' });
  await act(async () => holder.querySelector<HTMLInputElement>('input[value="b"]')?.click());
  expect(onChange).not.toHaveBeenCalled();
  expect(holder.querySelector('[role=status]')?.textContent).toContain('最多选择 1 项');
});

it('[V10] the wheel of months names them in the person’s language', async () => {
  await loadTexts(['registrationForm', 'registrationPicture', 'app'], 'en');
  const months = async () => {
    await show(item('DATE'), { value: '2011-07-01' });
    await act(async () => holder.querySelector<HTMLButtonElement>('button')?.click());
    const names = [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
    await act(async () => root.render(null));
    return names;
  };
  expect(await months()).toContain('7月');
  language.set('en');
  expect(await months()).toContain('July');
  language.set('zh');
});
