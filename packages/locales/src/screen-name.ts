/** Name of a phone screen, by its name in paths.ts; screens of a later release get the text `other`. `t`: texts of `usage`. */
export function screenName(t: (key: 'other') => string, screen: string): string {
  const key = `screens.${screen}`;
  const name = t(key as 'other');
  return name === key ? `${t('other')} (${screen})` : name;
}
