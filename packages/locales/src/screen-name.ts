/** What people call a screen of the phone, by its name in paths.ts; one of a later release has no name yet. `t`: texts of `usage`. */
export function screenName(t: (key: 'other') => string, screen: string): string {
  const key = `screens.${screen}`;
  const name = t(key as 'other');
  return name === key ? `${t('other')} (${screen})` : name;
}
