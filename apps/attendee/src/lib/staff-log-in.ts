/** The log-in of staff in this browser: the console's, which lies on the same server, is the phone's as well. */
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
      // It lasts as long as the page.
    }
  },
};
