const TIMEOUT_MS = 20_000;

/** Fetches one of a release's immutable files; null when that failed. */
export async function fetchFile<T>(address: string): Promise<T | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
