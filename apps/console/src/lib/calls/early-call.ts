/** Calls that the script of the page has begun before the program had loaded (build/first-paint.ts), by path. */
declare global {
  interface Window {
    earlyCalls?: Record<
      string,
      { body: string; language: string; token: string; response: Promise<Response> } | undefined
    >;
  }
}

/** Takes the response of a call begun early; null when there is none for exactly this body, language and log-in. */
export function takeEarly(
  path: string,
  body: string,
  language: string,
  token: string | null,
): Promise<Response> | null {
  const begun = window.earlyCalls?.[path];
  if (!begun || begun.body !== body || begun.language !== language || begun.token !== token) return null;
  delete window.earlyCalls?.[path];
  return begun.response;
}
