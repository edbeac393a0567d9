/** Minutes for which the arrivals page looks ahead. */
export const FORECAST_MINUTES = 60;

const SMOOTHED = 10;

/**
 * Expected admissions of the next minutes. The rate of the last ten minutes goes on and fades as fewer people are left: every minute the
 * same share of those still to come arrives. Without a recent arrival nothing is forecast. Sums to at most `toCome`.
 */
export function forecastArrivals(minutes: readonly number[], toCome: number, ahead = FORECAST_MINUTES): number[] {
  const recent = minutes.slice(-SMOOTHED);
  const rate = recent.reduce((sum, people) => sum + people, 0) / Math.max(1, recent.length);
  if (rate === 0 || toCome <= 0) return Array.from({ length: ahead }, () => 0);
  const share = Math.min(1, rate / toCome);
  let left = toCome;
  return Array.from({ length: ahead }, () => {
    const people = left * share;
    left -= people;
    return people;
  });
}

/** Seconds for one person at a device: measured events give 5 to 15, a trained hand with a scanner that reads at once the least. */
export const SECONDS_PER_PERSON = 5.5;

/** Admissions per minute that devices in use can make (11 per device, as the planning figure of turnstiles). */
export const throughputOf = (devices: number): number => Math.round((devices * 60) / SECONDS_PER_PERSON);
