/** Pictures that the host of a department meeting may add. */
export const MOST_PICTURES = 12;
