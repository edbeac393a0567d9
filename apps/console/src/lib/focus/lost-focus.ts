/** Where an element stood before it was removed from the page. */
interface Place {
  parent: Node;
  before: Node | null;
  after: Node | null;
  /** The removed element: the focused one, or one around it, such as a row. */
  removed: Element;
}

/** Not a button that does nothing now: its reason would appear. */
const FOCUSABLE =
  'button:not(:disabled, [aria-disabled="true"]), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex]:not([tabindex^="-"])';
/** They return the focus to what opened them (`useFocusReturn`). */
const OPENED = '.pane, .ant-modal-root';
/** Number of elements that the focus was on last: a removed row, its menu, and the question before the removal. */
const REMEMBERED = 6;

const recent: HTMLElement[] = [];
/** By a recently focused element: the places of what was removed around it, the innermost first. */
const places = new WeakMap<Element, Place[]>();

/**
 * Watches for a focused element that is removed, such as a row of a list by its own button: the focus then goes to the same control of
 * the next row, else of the previous one, else to what stands beside the list, instead of the start of the page. Returns the end.
 */
export function watchLostFocus(): () => void {
  const observer = new MutationObserver((records) => {
    if (recent.length === 0) return;
    for (const record of records) for (const removed of record.removedNodes) notePlace(record, removed);
    // Moved, not removed.
    for (const element of recent) if (element.isConnected) places.delete(element);
    if (isLost()) setTimeout(focusAgain);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('focusin', noteFocus);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', noteFocus);
    recent.length = 0;
  };
}

/** Focuses an element, or what stands where it stood. */
export function focusOrBeside(element: Element | null): void {
  const target = element?.isConnected ? element : element && besides(element);
  if (target instanceof HTMLElement) target.focus();
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function noteFocus({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target === document.body) return;
  const known = recent.indexOf(target);
  if (known >= 0) recent.splice(known, 1);
  recent.push(target);
  if (recent.length > REMEMBERED) recent.shift();
}

function notePlace({ target, previousSibling, nextSibling }: MutationRecord, removed: Node): void {
  if (!(removed instanceof Element)) return;
  for (const element of recent) {
    const known = places.get(element) ?? [];
    const around = known.at(-1)?.parent ?? element;
    if (!removed.contains(around)) continue;
    places.set(element, [...known, { parent: target, before: previousSibling, after: nextSibling, removed }]);
  }
}

/** After the tasks that return the focus from a closed dialog or pane. */
function focusAgain(): void {
  const last = recent.at(-1);
  if (!isLost() || !last || last.isConnected) return;
  for (const element of recent.toReversed()) {
    const place = standing(element);
    // Another page has no place for the focus of this one.
    if (place && (place.removed.matches('main') || place.removed.querySelector('main'))) return;
    // What was opened on top of the page has no neighbours; the focus returns to what it was on before.
    if (place && (place.parent === document.body || element.closest(OPENED))) continue;
    const target = element.isConnected ? element : besides(element);
    if (!target || !shown(target)) continue;
    return target.focus();
  }
}

/** The place of a removed element whose surroundings are still on the page. */
const standing = (element: Element): Place | undefined =>
  element.isConnected ? undefined : places.get(element)?.find(({ parent }) => parent.isConnected);

/** The element that takes the focus of a removed one. */
function besides(element: Element): HTMLElement | null {
  const place = standing(element);
  if (!place) return null;
  const { parent, before, after, removed } = place;
  const now = [...parent.childNodes].filter((node) => node instanceof Element);
  const from = after instanceof Element && now.includes(after) ? now.indexOf(after) : behind(now, before);
  const following = now.slice(from);
  const preceding = now.slice(0, from).toReversed();
  const rows = [...following, ...preceding].filter((one) => isAlike(one, removed));
  for (const row of rows) {
    const target = counterpart(element, removed, row);
    if (target) return target;
  }
  return first([...following, ...preceding]) ?? beyond(parent);
}

/** Later classes differ by state, such as that of an open menu. */
const isAlike = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && one.classList[0] === other.classList[0];

/** Index behind a node that stood before, or behind everything that can no longer be told apart. */
function behind(now: readonly Element[], before: Node | null): number {
  return before instanceof Element ? now.indexOf(before) + 1 : 0;
}

/** The same control of another row, else its first one. */
function counterpart(element: Element, removed: Element, row: Element): HTMLElement | null {
  const own = within(removed);
  const theirs = within(row).filter(shown);
  const at = own.indexOf(element as HTMLElement);
  const same = (one: HTMLElement | undefined) => one !== undefined && isAlike(one, element);
  // Rows often differ in the number of their fields, rarely in what stands at their end.
  const byEnd = theirs[theirs.length - (own.length - at)];
  if (at >= 0 && same(byEnd)) return byEnd ?? null;
  return theirs.find(same) ?? theirs[0] ?? null;
}

/** The nearest focusable element outside of a list that has become empty: behind it, before it, or the region around it. */
function beyond(from: Node): HTMLElement | null {
  let node = from instanceof HTMLElement ? from : null;
  while (node && !node.matches('main, aside, [role="dialog"], body')) {
    if (node.matches(FOCUSABLE)) return node;
    const around: Element[] = [...(node.parentElement?.children ?? [])];
    const at = around.indexOf(node);
    const target = first([...around.slice(at + 1), ...around.slice(0, at).toReversed()]);
    if (target) return target;
    node = node.parentElement;
  }
  return null;
}

function first(elements: readonly Element[]): HTMLElement | null {
  for (const element of elements) {
    const target = within(element).find(shown);
    if (target) return target;
  }
  return null;
}

/** Focusable elements of an element and the element itself. */
const within = (element: Element): HTMLElement[] =>
  [...(element.matches(FOCUSABLE) ? [element] : []), ...element.querySelectorAll(FOCUSABLE)].filter(
    (one) => one instanceof HTMLElement,
  );

const shown = (element: HTMLElement): boolean => element.checkVisibility();
