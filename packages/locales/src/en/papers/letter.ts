import type { Texts } from '../../texts.ts';
import type { papersLetter as zh } from '../../zh/papers/letter.ts';

/** Texts of decisions for authors, and the default letter of acceptance. */
export const papersLetter: Texts<typeof zh> = {
  title: 'Letter of acceptance',
  decisions: { oral: 'oral presentation', poster: 'poster', publication: 'publication', not_accepted: 'not accepted' },
  letter: `Dear {authors},

Thank you for submitting your work to {conference}.

Following review we are pleased to tell you that your paper “{title}” (number {number}) has been accepted as: {decision}.

The conference takes place on {dates} at {venue}. The presenting author is kindly asked to register in good time.

We look forward to meeting you.

The scientific committee of {conference}`,
  /** Shown while session or board is unknown. */
  later: 'to be announced',
  exampleSession: 'Coronary intervention, 12 October at 09:00, Hall 1',
  exampleTitle: 'Example: coronary CT angiography in patients with acute chest pain',
  exampleAuthor: 'Example Author',
};
