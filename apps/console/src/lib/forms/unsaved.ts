import { useRouter, type HistoryLocation, type RouterHistory } from '@tanstack/react-router';
import { App, Form, type FormInstance } from 'antd';
import { createContext, useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useT } from '../texts/texts.ts';

/** Parts of an open dialog or pane that hold changes which closing it would lose. */
export const UnsavedParts = createContext<Set<string> | null>(null);

/** Reports to the dialog or pane around it that there are changes which closing it would lose. */
export function useUnsaved(changed: boolean): void {
  const parts = useContext(UnsavedParts);
  const id = useId();
  useEffect(() => {
    if (!parts || !changed) return;
    parts.add(id);
    return () => void parts.delete(id);
  }, [parts, changed, id]);
}

/** Resolves to true at once where nothing would be lost; otherwise asks, and one question at a time. */
function useDiscardQuestion(losesChanges: () => boolean): () => Promise<boolean> {
  const t = useT('console');
  const { modal } = App.useApp();
  const asking = useRef(false);
  return async () => {
    if (!losesChanges()) return true;
    if (asking.current) return false;
    asking.current = true;
    const sure = await modal.confirm({
      title: t('discard.title'),
      content: t('discard.text'),
      okText: t('discard.act'),
      okButtonProps: { danger: true },
      cancelText: t('discard.stay'),
      // Esc and Enter in quick succession must not discard.
      focusable: { autoFocusButton: 'cancel' },
    });
    asking.current = false;
    return sure === true;
  };
}

/** Closes at once where nothing would be lost; otherwise asks first. */
export function useAskedClose(close: () => void, losesChanges: () => boolean): () => void {
  const ask = useDiscardQuestion(losesChanges);
  return () => (losesChanges() ? void ask().then((sure) => sure && close()) : close());
}

/** A pane that may hold changes, beside a list whose other rows can be chosen. */
interface OpenPane {
  losesChanges: () => boolean;
  ask: () => Promise<boolean>;
}

const openPanes = new Set<OpenPane>();
/** The question has been answered for what is happening now. */
let answered = false;

/** What of an address a pane belongs to, besides the page: the open row, the tab, and the part of the list. */
const placeNames = ['open', 'tab', 'place', 'view', 'state', 'before', 'page', 'list'] as const;

function isSamePlace(here: HistoryLocation, there: HistoryLocation): boolean {
  const [now, next] = [new URLSearchParams(here.search), new URLSearchParams(there.search)];
  return here.pathname === there.pathname && placeNames.every((name) => now.get(name) === next.get(name));
}

/**
 * `useAskedClose` of a pane, which another row, another page and Back replace as well: they ask in the same way. A list that keeps its
 * open row out of the address calls `askedFirst`.
 */
export function useAskedPane(close: () => void, losesChanges: () => boolean): () => void {
  const ask = useDiscardQuestion(losesChanges);
  // Absent in tests of a pane alone.
  const router = useRouter({ warn: false }) as { history: RouterHistory } | null;
  const loses = useEffectEvent(losesChanges);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const pane = { losesChanges: () => loses(), ask: () => askNow() };
    openPanes.add(pane);
    const free = router?.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation }) =>
        !answered && !isSamePlace(currentLocation, nextLocation) && !(await pane.ask()),
    });
    return () => {
      openPanes.delete(pane);
      free?.();
    };
  }, [router]);
  return useAskedClose(close, losesChanges);
}

/** Does something that replaces an open pane; asks first where that would lose changes. */
export function askedFirst(act: () => void): void {
  const pane = [...openPanes].find(({ losesChanges }) => losesChanges());
  if (!pane) return act();
  void pane.ask().then((sure) => {
    if (sure) unasked(act);
  });
}

/** Goes elsewhere although a pane still holds what has just been saved or discarded. */
export function unasked(act: () => void): void {
  answered = true;
  act();
  answered = false;
}

/** Values as text, in which an empty field is no different from one that was never filled in. */
export const comparable = (values: unknown): string =>
  JSON.stringify(values, (_name, value: unknown) => {
    if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return undefined;
    return value;
  }) ?? '';

/** All values of a form, also those of fields that are not shown. */
export const valuesOfForm = (form: FormInstance | undefined): string => comparable(form?.getFieldsValue(true));

/** Whether the values of a form differ from those that it began with. */
export function useFormChanged<Fields>(form: FormInstance<Fields>, before: Fields): boolean {
  const now: unknown = Form.useWatch([], { form: form as FormInstance, preserve: true });
  return now !== undefined && comparable({ ...before, ...(now as object) }) !== comparable(before);
}
