import type { Translate } from '../../lib/texts.ts';

/** What people call a screen, by its name in paths.ts; one of a later release has no name yet. */
export function screenName(t: Translate<'usage'>, screen: string): string {
  const key = `screens.${screen}`;
  const name = t(key as 'screens.live');
  return name === key ? `${t('other')} (${screen})` : name;
}
