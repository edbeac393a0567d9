/** A box of the browser's own for what must open without a network; answers are kept as they came. */
const BOX = 'kept';

const place = (name: string): string => `${location.origin}/kept/${encodeURIComponent(name)}`;

/** Keeps a value on the device. Where the browser has no such box (plain http, private windows) nothing is kept. */
export async function keep(name: string, value: unknown): Promise<void> {
  try {
    const box = await caches.open(BOX);
    await box.put(place(name), new Response(JSON.stringify({ at: Date.now(), value })));
  } catch {
    // It is only a second copy: the screen shows what the server says.
  }
}

/** What was kept, and when (milliseconds since 1970, by the device); null when nothing was. */
export async function kept<T>(name: string): Promise<{ at: number; value: T } | null> {
  try {
    const found = await (await caches.open(BOX)).match(place(name));
    return found ? ((await found.json()) as { at: number; value: T }) : null;
  } catch {
    return null;
  }
}

/** Forgets all of it, as one does when logging out. */
export async function forgetKept(): Promise<void> {
  try {
    await caches.delete(BOX);
  } catch {
    // There was no box.
  }
}
