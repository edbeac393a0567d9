/** What the console keeps in this browser. Where storage is refused, values last as long as the page. */
const keys = { token: 'meetingapp.console.token', language: 'meetingapp.console.language' } as const;

const memory = new Map<string, string>();

export const storage = {
  get(key: keyof typeof keys): string | null {
    try {
      return localStorage.getItem(keys[key]) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: keyof typeof keys, value: string): void {
    memory.set(key, value);
    try {
      localStorage.setItem(keys[key], value);
    } catch {
      // Kept in memory.
    }
  },
  remove(key: keyof typeof keys): void {
    memory.delete(key);
    try {
      localStorage.removeItem(keys[key]);
    } catch {
      // There is nothing to remove where nothing can be stored.
    }
  },
};
