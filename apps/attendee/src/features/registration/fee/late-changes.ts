import { latePart } from '../../../lib/rendering/late-part.tsx';
import { language } from '../../../lib/texts/language.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';

const withTexts = async <Part>(part: Promise<Part>): Promise<Part> => {
  await loadTexts(['registrationChange'], language.get());
  return part;
};

/** What the fee's screen shows for a submitted registration, instead of the step. */
export const addExtras = latePart(() => withTexts(import('./AddExtras.tsx').then((file) => file.AddExtras)));
export const changeFee = latePart(() => withTexts(import('./ChangeFee.tsx').then((file) => file.ChangeFee)));
