import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';

/** Address of a scaled-down picture of a sheet. */
export const sheetPicture = (
  cid: string | number,
  sheet: NonNullable<ListedPaper['sheet']>,
  width: 360 | 720 | 1440,
): string => `/medapp/papers/${cid}/sheets/${sheet.file}/${width}.webp`;
