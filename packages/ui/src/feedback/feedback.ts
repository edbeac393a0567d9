/**
 * Global feedback, shown by FeedbackHost: one message of each kind at a time. All texts come from the caller. Times in milliseconds.
 */
export const TOAST_MS = 1000;
export const SUCCESS_MS = 3000;
export const TOP_TIP_MS = 3000;

export interface Question {
  title: string;
  text?: string | undefined;
  /** Label of the choice that changes nothing; Esc has the same effect. */
  stay: string;
  /** Label of the action. */
  act: string;
  danger?: boolean | undefined;
}

export interface Notice {
  title: string;
  text: string;
  /** The only button. */
  ok: string;
}

export interface Feedback {
  toast: { text: string; success: boolean } | undefined;
  topTip: string | undefined;
  /** Text over the page while something is under way. */
  loading: string | undefined;
  question: (Question & { answer: (yes: boolean) => void }) | undefined;
  notice: (Notice & { done: () => void }) | undefined;
}

const empty: Feedback = {
  toast: undefined,
  topTip: undefined,
  loading: undefined,
  question: undefined,
  notice: undefined,
};
let current = empty;
const listeners = new Set<() => void>();
const timers: { toast?: ReturnType<typeof setTimeout>; topTip?: ReturnType<typeof setTimeout> } = {};
/** Active loadings, oldest first; the newest text is shown. */
let loadings: { text: string }[] = [];

export const feedbackStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Feedback => current,
  getServer: (): Feedback => empty,
};

function update(change: Partial<Feedback>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

function showFor(kind: 'toast' | 'topTip', change: Partial<Feedback>, milliseconds: number): void {
  clearTimeout(timers[kind]);
  update(change);
  timers[kind] = setTimeout(() => update({ [kind]: undefined }), milliseconds);
}

/** Hides the tip when its page is left. */
export function hideTopTip(): void {
  clearTimeout(timers.topTip);
  if (current.topTip !== undefined) update({ topTip: undefined });
}

/** Shows a success without further action for one second. */
export function showToast(text: string): void {
  showFor('toast', { toast: { text, success: false } }, TOAST_MS);
}

/** Shows the completion of a longer task for three seconds. */
export function showSuccess(text: string): void {
  showFor('toast', { toast: { text, success: true } }, SUCCESS_MS);
}

/** Shows that the user has to act, for three seconds; nothing while a toast shows the same text. */
export function showTopTip(text: string): void {
  if (current.toast?.text === text) return;
  showFor('topTip', { topTip: text }, TOP_TIP_MS);
}

/** Covers the page until the returned function is called; calls may overlap. */
export function showLoading(text: string): () => void {
  const mine = { text };
  loadings = [...loadings, mine];
  update({ loading: text });
  return () => {
    loadings = loadings.filter((one) => one !== mine);
    update({ loading: loadings.at(-1)?.text });
  };
}

/** Asks before an irreversible action; resolves to true when confirmed. A second question resolves a pending one to false. */
export function askConfirm(question: Question): Promise<boolean> {
  current.question?.answer(false);
  return new Promise((resolve) => {
    update({
      question: {
        ...question,
        answer: (yes) => {
          update({ question: undefined });
          resolve(yes);
        },
      },
    });
  });
}

/** Shows a notice with one button; resolves when it is pressed. */
export function showNotice(notice: Notice): Promise<void> {
  current.notice?.done();
  return new Promise((resolve) => {
    update({
      notice: {
        ...notice,
        done: () => {
          update({ notice: undefined });
          resolve();
        },
      },
    });
  });
}

/** Clears all feedback, for example on navigation. A pending question resolves to false. */
export function clearFeedback(): void {
  clearTimeout(timers.toast);
  clearTimeout(timers.topTip);
  loadings = [];
  current.question?.answer(false);
  current.notice?.done();
  update(empty);
}
