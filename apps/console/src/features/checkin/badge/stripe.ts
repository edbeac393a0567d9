/** A picture of one colour (data URL) for the stripe of a role. */
export const stripeOf = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${colour}"/></svg>`,
  )}`;
