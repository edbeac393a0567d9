/** What the console keeps in this browser. Where storage is refused, values last as long as the page. */
type Key = 'token' | 'language' | 'keysOff' | 'rail' | `draft.${string}`;
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
      // Kept in memory.
    }
  },
  remove(key: Key): void {
    memory.delete(key);
    try {
      localStorage.removeItem(nameOf(key));
    } catch {
      // There is nothing to remove where nothing can be stored.
    }
  },
};
