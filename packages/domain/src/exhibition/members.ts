/** People that an exhibitor may have. */
export const MOST_MEMBERS = 50;
/** Invitations that an exhibitor may send within 24 hours. */
export const MOST_INVITATIONS = 30;
