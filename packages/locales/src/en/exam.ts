import type { exam as zh } from '../zh/exam.ts';
import type { Texts } from '../texts.ts';

export const exam = {
  review: {
    yes: 'True',
    no: 'False',
    point: 'The point that you chose in the picture',
    region: 'The area marked in the picture',
  },
} as const satisfies Texts<typeof zh>;
