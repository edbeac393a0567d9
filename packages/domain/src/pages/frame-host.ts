const name = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The host of a URL that may be embedded: https, by name, default port, no credentials. Null otherwise. */
export function hostOf(address: string): string | null {
  if (!/^https:\/\//i.test(address) || /[\s\\]/.test(address)) return null;
  if (!URL.canParse(address)) return null;
  const { hostname, port, username, password } = new URL(address);
  const host = hostname.toLowerCase();
  return port === '' && username === '' && password === '' && name.test(host) && !host.startsWith('*') ? host : null;
}

/** Parses the host from an organiser's input: `https://Map.example.org/x` means `map.example.org`. Null: no host. */
export function hostTyped(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const host = typed.replace(/^https?:\/\//, '').replace(/[/?#].*$/, '');
  return name.test(host) ? host : null;
}

/** True when a host is allowed; `*.example.org` allows all subdomains, not the domain itself. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}
