const browsers: readonly [RegExp, string][] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome 141, macOS` from a user agent; empty when unknown. */
export function deviceName(agent: string): string {
  const browser = browsers.flatMap(([pattern, name]) => {
    const found = pattern.exec(agent);
    return found ? [`${name} ${found[1]}`] : [];
  })[0];
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1];
  return [browser, system].filter((part) => part !== undefined).join(', ');
}
