/** So long somebody can take back that their account is closed. */
export const closingDays = 7;

/** When an account is erased that its person closes now. */
export const closesAt = (now: Date): Date => new Date(now.getTime() + closingDays * 86_400_000);
