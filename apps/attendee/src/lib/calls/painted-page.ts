/**
 * Whether the page painted by the server can be taken over (hydrated). A part with data other than the server's sets `differs`: the
 * page is then drawn again instead, because React reports every difference and discards the page.
 */
export const paintedPage = { differs: false };
