import type { Setting } from './queries.ts';

export type Hindrance = 'conference_stopped' | 'registration_not_open' | 'registration_closed';

/** Why nobody can register now; null while registration is open. */
export function registrationHindrance(setting: Setting, now: Date): Hindrance | null {
  if (setting.state === 'stopped') return 'conference_stopped';
  if (setting.registration_opens_at && now < setting.registration_opens_at) return 'registration_not_open';
  const over = setting.registration_closes_at !== null && now >= setting.registration_closes_at;
  return over || setting.state === 'closed' ? 'registration_closed' : null;
}
