/** One outgoing HTTP request with a timeout, over raw bytes, because signatures are checked before parsing. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** 8 seconds by default. */
  timeoutMs?: number;
}

/** `ok: false` means that it is unknown whether the other side acted. Header names are lower-case. */
export type Answer =
  | { ok: true; status: number; headers: Record<string, string>; body: Buffer }
  | { ok: false; detail: string };

export type Transport = (request: OutgoingRequest) => Promise<Answer>;

const DEFAULT_TIMEOUT_MS = 8_000;

export const network: Transport = async ({ method, url, headers, body, timeoutMs }) => {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? DEFAULT_TIMEOUT_MS),
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { body }),
    });
    return {
      ok: true,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  } catch (error) {
    return { ok: false, detail: describe(error) };
  }
};

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The host and the target (path with query) of an address, as sent. An address of this server starts with a slash. */
export function addressParts(url: string): { host: string; target: string } {
  const match = /^https?:\/\/([^/?]+)(.*)$/.exec(url);
  return match === null ? { host: 'localhost', target: url } : { host: match[1] ?? '', target: match[2] || '/' };
}
