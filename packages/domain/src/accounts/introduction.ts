/** Longest introduction of a person, in characters. The contract of `saveProfile` has the same limit. */
export const longestIntroduction = 500;
