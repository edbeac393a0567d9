// @vitest-environment jsdom
import { Form, Input, type FormInstance } from 'antd';
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Kit } from '../layout/Kit.tsx';
import { Pane } from '../layout/Pane.tsx';
import { language } from '../texts/language.ts';
import { FieldDialog } from './FieldDialog.tsx';
import { useUnsaved } from './unsaved.ts';

let root: Root;
const closed = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // In tests antd gives all dialogs the same id, and then does not know which is on top.
  vi.stubEnv('NODE_ENV', 'development');
  // Without animations, which never end here.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  // The styles of parts such as the bar of a scrolled page do not exist here.
  const styles = getComputedStyle;
  vi.stubGlobal('getComputedStyle', (element: Element) => styles(element));
  language.paint('en');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  closed.mockReset();
});

const draw = (content: ReactNode) => act(async () => root.render(<Kit>{content}</Kit>));
const field = () => document.querySelector('input') as HTMLInputElement;
const question = () => document.querySelectorAll('.ant-modal-confirm').length;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label) as HTMLButtonElement;
async function press(label: string) {
  await act(async () => button(label).click());
}
/** Answers the question, which is gone once its dialog has closed. */
async function answer(label: string) {
  await press(label);
  await vi.waitFor(() => act(async () => expect(question()).toBe(0)));
}
const esc = () =>
  act(
    async () =>
      void (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
      ),
  );
const type = (text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

function Plain() {
  const [reason, setReason] = useState('late');
  return (
    <FieldDialog title="Reason" cancelText="Cancel" close={closed} values={reason}>
      <Input value={reason} onChange={({ target }) => setReason(target.value)} />
    </FieldDialog>
  );
}

function Formed() {
  const [form] = Form.useForm<{ name: string }>();
  return (
    <FieldDialog title="Name" cancelText="Cancel" close={closed} form={form as FormInstance}>
      <Form form={form} initialValues={{ name: 'late' }}>
        <Form.Item name="name">
          <Input />
        </Form.Item>
      </Form>
    </FieldDialog>
  );
}

function Part() {
  const [words, setWords] = useState('late');
  useUnsaved(words !== 'late');
  return <Input value={words} onChange={({ target }) => setWords(target.value)} />;
}

const kinds = {
  'values of a dialog': <Plain />,
  'a form in a dialog': <Formed />,
  'a part of a dialog': (
    <FieldDialog title="Part" cancelText="Cancel" close={closed}>
      <Part />
    </FieldDialog>
  ),
  'a part of a pane': (
    <Pane title="Part" close={closed}>
      <Part />
    </Pane>
  ),
};

it.each(Object.entries(kinds))('[K4] closes at once while nothing is changed: %s', async (_kind, content) => {
  await draw(content);
  await type('other');
  await type('late');
  await esc();
  expect(question()).toBe(0);
  expect(closed).toHaveBeenCalledTimes(1);
});

it.each(Object.entries(kinds))('[K4] asks once before a change is discarded: %s', async (_kind, content) => {
  await draw(content);
  await type('other');
  await esc();
  expect(question()).toBe(1);
  expect(closed).not.toHaveBeenCalled();
  await answer('Keep editing');
  expect(closed).not.toHaveBeenCalled();
  expect(field().value).toBe('other');
  await esc();
  await answer('Discard');
  expect(closed).toHaveBeenCalledTimes(1);
});

it('[K4] asks as well when the cross or "cancel" is pressed', async () => {
  await draw(<Plain />);
  await type('other');
  await press('Cancel');
  expect(question()).toBe(1);
  await answer('Keep editing');
  await act(async () => document.querySelector<HTMLButtonElement>('.ant-modal-close')?.click());
  await answer('Discard');
  expect(closed).toHaveBeenCalledTimes(1);
});

function Opened({ inside }: { inside: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && inside(() => setOpen(false))}
    </>
  );
}

it.each([
  ['dialog', (close: () => void) => <FieldDialog title="Reason" close={close} />],
  [
    'pane',
    (close: () => void) => (
      <Pane title="Reason" close={close}>
        Words
      </Pane>
    ),
  ],
] as const)('[K4] the focus returns from a %s to what opened it', async (_kind, inside) => {
  await draw(<Opened inside={inside} />);
  button('Open').focus();
  await press('Open');
  const cross = document.querySelector<HTMLButtonElement>('.ant-modal-close, .pane header button');
  await act(async () => {
    cross?.focus();
    cross?.click();
  });
  expect(document.querySelector('.pane, .ant-modal')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Open')));
});
