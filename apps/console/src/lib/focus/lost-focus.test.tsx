// @vitest-environment jsdom
import { act, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLostFocus } from './lost-focus.ts';

let root: Root;
let end: () => void;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = () => true;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  end = watchLostFocus();
});
afterEach(async () => {
  await act(async () => root.unmount());
  end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
async function remove(name: string) {
  named(name)?.focus();
  await act(async () => named(name)?.click());
}
const expectFocus = (name: string) =>
  vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));

/** Rows with a field, and of the first one a further button, as a list of an editor has them. */
function Rows({ byPlace = false }: { byPlace?: boolean }) {
  const [rows, setRows] = useState(['a', 'b', 'c']);
  return (
    <section>
      <ol>
        {rows.map((row, at) => (
          <li key={byPlace ? at : row}>
            <input aria-label={`field ${row}`} />
            {row === 'a' && <button type="button" aria-label="more" />}
            <button
              type="button"
              aria-label={`remove ${row}`}
              onClick={() => setRows(rows.filter((one) => one !== row))}
            />
          </li>
        ))}
      </ol>
      <button type="button" aria-label="add" />
    </section>
  );
}

it.each([false, true])(
  '[K4] a removed row hands the focus to the next one, the last to the one before',
  async (byPlace) => {
    await act(async () => root.render(<Rows byPlace={byPlace} />));
    await remove('remove a');
    await expectFocus('remove b');
    await remove('remove c');
    await expectFocus('remove b');
    await remove('remove b');
    await expectFocus('add');
  },
);

/** The question before a removal has the focus when the row goes. */
function Asked() {
  const [rows, setRows] = useState(['a', 'b']);
  const [asked, setAsked] = useState('');
  return (
    <section>
      {rows.map((row) => (
        <p key={row}>
          <button type="button" aria-label={`remove ${row}`} onClick={() => setAsked(row)} />
        </p>
      ))}
      {asked !== '' && (
        <div role="dialog">
          <button
            type="button"
            aria-label="yes"
            onClick={() => {
              setRows(rows.filter((one) => one !== asked));
              setAsked('');
            }}
          />
        </div>
      )}
    </section>
  );
}

it('[K4] the next row has the focus also where a question came before the removal', async () => {
  await act(async () => root.render(<Asked />));
  await remove('remove a');
  await remove('yes');
  await expectFocus('remove b');
});

/** What stands in place of an empty list has the focus next. */
function Emptied() {
  const [full, setFull] = useState(true);
  return (
    <main>
      <button type="button" aria-label="elsewhere" />
      {full ? (
        <ul>
          <li>
            <button type="button" aria-label="remove" onClick={() => setFull(false)} />
          </li>
        </ul>
      ) : (
        <div>
          <button type="button" aria-label="first act" />
        </div>
      )}
    </main>
  );
}

it('[K4] an empty list hands the focus to the first act in its place', async () => {
  await act(async () => root.render(<Emptied />));
  await remove('remove');
  await expectFocus('first act');
});

/** A question that lies on top of the page, outside of its list. */
function OnTop() {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <button type="button" aria-label="elsewhere" />
      <button type="button" aria-label="ask" onClick={() => setOpen(true)} />
      {open && createPortal(<button type="button" aria-label="cancel" onClick={() => setOpen(false)} />, document.body)}
    </section>
  );
}

it('[K4] a closed question on top of the page returns the focus to what opened it', async () => {
  await act(async () => root.render(<OnTop />));
  await remove('ask');
  await remove('cancel');
  await expectFocus('ask');
});

function Paged() {
  const [page, setPage] = useState(1);
  return (
    <div>
      <a href="#x" aria-label="navigation">
        x
      </a>
      <main key={page}>
        <button type="button" aria-label={`page ${page}`} onClick={() => setPage(page + 1)} />
      </main>
    </div>
  );
}

it('[K4] another page does not take the focus of the one before', async () => {
  await act(async () => root.render(<Paged />));
  await remove('page 1');
  await act(async () => new Promise((resolve) => void setTimeout(resolve)));
  expect(document.activeElement).toBe(document.body);
});
