/** Values stored in this browser. Without access to storage they last as long as the page. */
type Key = 'token' | 'language' | 'keysOff' | 'rail' | 'folded' | 'desk' | `draft.${string}`;
const nameOf = (key: Key) => `meetingapp.console.${key}`;

const memory = new Map<string, string>();

export const storage = {
  get(key: Key): string | null {
    try {
      return localStorage.getItem(nameOf(key)) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: Key, value: string): void {
    memory.set(key, value);
    try {
      localStorage.setItem(nameOf(key), value);
    } catch {
      // Storage is refused: held in memory only.
    }
  },
  remove(key: Key): void {
    memory.delete(key);
    try {
      localStorage.removeItem(nameOf(key));
    } catch {
      // Nothing to remove when storage is refused.
    }
  },
};
