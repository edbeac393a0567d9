// @vitest-environment jsdom
import { act, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../lib/texts/language.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { mergedAnswers } from '../sign-up/form.ts';
import { fieldItem } from './testing-fields.ts';
import type { Form, useForm } from './use-form.ts';

/** The account's phone number is filled in, and wrong. */
const fields = [fieldItem({ cfgCode: 'name' }), fieldItem({ cfgCode: 'phone', cfgValue: '139' })];

let root: Root;
let form: Form;

async function open(): Promise<void> {
  const loaded = await import('./use-form.ts');
  await act(async () => root.render(<Probe use={loaded.useForm} />));
}

function Probe({ use }: { use: typeof useForm }) {
  const [typed, setTyped] = useState({});
  const shown = use(fields, mergedAnswers(fields, typed), setTyped);
  useLayoutEffect(() => {
    form = shown;
  });
  return null;
}

beforeEach(async () => {
  vi.resetModules();
  await loadTexts(['registrationForm'], 'zh');
  language.set('zh');
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.doUnmock('../sign-up/form-rules.ts');
});

describe('a form whose rules load after its page', () => {
  it('[T2] names the required fields without an answer at once', async () => {
    await open();
    expect(Object.keys(form.faulty)).toEqual(['name']);
    expect(form.errorOf('name')).toBeUndefined();
    await act(async () => form.showAll());
    expect(form.errorOf('name')).toBe('此项必填');
  });

  it('[T11] [V7] finds a wrong answer when Next is pressed before the rules have loaded', async () => {
    await open();
    let blocking: Readonly<Record<string, unknown>> = {};
    await act(async () => {
      form.showAll();
      blocking = await form.check();
    });
    expect(Object.keys(blocking)).toEqual(['name', 'phone']);
    expect(form.errorOf('phone')).toBe('请输入正确的手机号码，还差 8 位（共 11 位）');
  });

  it('[T11] tells while Next waits for the rules, so that a second tap does nothing', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    vi.doMock('../sign-up/form-rules.ts', async (load) => held.then(load));
    await open();
    const checked = { blocking: null as object | null };
    await act(async () => void form.check().then((blocking) => (checked.blocking = blocking)));
    expect(form.checking).toBe(true);
    release();
    await act(async () => vi.waitFor(() => expect(checked.blocking).not.toBeNull()));
    expect(form.checking).toBe(false);
  });

  it('[V5] shows an answer as valid once the rules have checked it', async () => {
    await open();
    await act(async () => form.edit('name', '李明'));
    await act(async () => void (await import('../sign-up/form-rules.ts')));
    expect(form.isValid('name')).toBe(true);
  });

  it('[T11] [V5] lets the server decide where the rules cannot load, and shows nothing as valid', async () => {
    vi.doMock('../sign-up/form-rules.ts', () => Promise.reject(new Error('offline')));
    await open();
    let blocking: Readonly<Record<string, unknown>> = {};
    await act(async () => {
      form.showAll();
      blocking = await form.check();
    });
    expect(Object.keys(blocking)).toEqual(['name']);
    expect(form.errorOf('name')).toBe('此项必填');
    await act(async () => form.edit('phone', '13900101001'));
    expect(form.isValid('phone')).toBe(false);
  });
});
