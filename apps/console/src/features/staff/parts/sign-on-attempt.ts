const KEY = 'meetingapp.console.sign-on';

interface Attempt {
  attempt: string;
  /** Search of the log-in page, with the address to return to. */
  search: string;
}

/** The log-in at a provider that this window has begun. It outlives the provider's pages, and ends with the window. */
export const signOnAttempt = {
  keep: (begun: Attempt): void => sessionStorage.setItem(KEY, JSON.stringify(begun)),
  /** Null: this window has begun none, or has used it. */
  read: (): Attempt | null => {
    const text = sessionStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as Attempt);
  },
  end: (): void => sessionStorage.removeItem(KEY),
};
