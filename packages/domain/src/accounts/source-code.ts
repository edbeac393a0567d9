/** The parameter of `wap` may join a conference and the code of the source that sent the person: `3_hall`. */
export function splitWap(parameter: string): { cid: string; sourceCode: string | null } {
  const at = parameter.indexOf('_');
  if (at < 0) return { cid: parameter, sourceCode: null };
  return { cid: parameter.slice(0, at), sourceCode: parameter.slice(at + 1) || null };
}

/** Where a person came from: the address, else the previous page's address, else the wap parameter; null: forget it. */
export function chooseSourceCode(from: {
  query: string | undefined;
  previous: string | undefined;
  wap: string | undefined;
}): string | null {
  const joined = from.wap === undefined ? null : splitWap(from.wap).sourceCode;
  return from.query || from.previous || joined;
}
