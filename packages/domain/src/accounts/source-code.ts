/** Splits the `wap` parameter, which may join a conference id and the code of the source: `3_hall`. */
export function splitWap(parameter: string): { cid: string; sourceCode: string | null } {
  const at = parameter.indexOf('_');
  if (at < 0) return { cid: parameter, sourceCode: null };
  return { cid: parameter.slice(0, at), sourceCode: parameter.slice(at + 1) || null };
}

/** The source of a visit: from the URL, else the previous page's URL, else the wap parameter; null: clears the stored one. */
export function chooseSourceCode(from: {
  query: string | undefined;
  previous: string | undefined;
  wap: string | undefined;
}): string | null {
  const joined = from.wap === undefined ? null : splitWap(from.wap).sourceCode;
  return from.query || from.previous || joined;
}
