/** Texts of exams on the phone. */
export const exam = {
  /** Also used by the server for the review of an attempt. */
  review: { yes: '对', no: '错', point: '您在图上点的位置', region: '图中标出的区域' },
} as const;
