/** Logos of invented sponsors: one path each on the 24 grid, in a quiet grey, as data URLs that need no request. */
function logo(path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#4a5957"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const logos = {
  river: logo('M2 15q5-8 10 0t10 0v4q-5 8-10 0t-10 0ZM8.5 6a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0'),
  beat: logo('M2 11h5l3-8 4 16 3-8h5v3h-3l-5 9-4-15-2 6H2Z'),
  orbit: logo('M12 2a10 10 0 1 0 10 10h-4a6 6 0 1 1-6-6ZM14.5 6a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0'),
  moon: logo('M16 2a10 10 0 1 0 0 20a13 13 0 0 1 0-20Z'),
  pine: logo('M12 2l4 7h-8ZM6 11h12l4 10h-20Z'),
  drop: logo('M12 2c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12Z'),
} as const;
