/** The staff log-in of this browser: the console is on the same server, so its token works here too. */
const KEY = 'meetingapp.console.token';
let memory: string | null = null;

export const staffLogIn = {
  token(): string | null {
    try {
      return localStorage.getItem(KEY) ?? memory;
    } catch {
      return memory;
    }
  },
  set(token: string | null): void {
    memory = token;
    try {
      if (token === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, token);
    } catch {
      // It lasts until the page is closed.
    }
  },
};
