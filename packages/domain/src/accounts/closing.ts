/** Days during which closing an account can be cancelled. */
export const closingDays = 7;

/** When an account closed now is erased. */
export const closesAt = (now: Date): Date => new Date(now.getTime() + closingDays * 86_400_000);
