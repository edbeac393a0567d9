/* Icons of the text editor, on the 24 px grid of the ui kit. */

export const bold = 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z';
export const italic = 'M19 4h-9M14 20H5M15 4L9 20';
export const underline = 'M6 4v6a6 6 0 0 0 12 0V4M4 20h16';
export const bullets = 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01';
export const numbers = 'M10 6h11M10 12h11M10 18h11M4 4v5M3 14.5h3l-3 4.5h3';
export const quote = 'M4 5v14M9 7h11M9 12h11M9 17h7';
export const grid = 'M3 5h18v14H3zM3 10h18M9 5v14M15 5v14';
export const film = 'M3 6h18v12H3zM10 9.5l5 2.5-5 2.5z';
