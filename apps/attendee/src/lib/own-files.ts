/** Files of this server alone: an address that somebody made up shows nothing of another host under the conference's name. */
const picture = /^\/(files|meetingapp)\/(?:[\w-]+\/)*[\w-]+\.(jpe?g|png|webp)$/i;
const pdf = /^\/(files\/(?:[\w-]+\/)*[\w-]+|medapp\/programme\/\d+\/\d+)\.pdf(\?lang=(en|zh))?$/i;

export const isOwnPicture = (address: string): boolean => picture.test(address);
export const isOwnPdf = (address: string): boolean => pdf.test(address);

export interface Picture {
  src: string;
  /** What it shows; '' where nobody said. */
  name: string;
}

/** Between the parts of one value of an address. */
export const BETWEEN = '|';

/** The query of the picture viewer; opened at the `at`th picture, counted from 1. */
export function picturesQuery(pictures: readonly Picture[], at: number): Record<string, string | number> {
  const names = pictures.map(({ name }) => name.replaceAll(BETWEEN, ' '));
  return {
    images: pictures.map(({ src }) => src).join(BETWEEN),
    ...(names.some((name) => name !== '') ? { names: names.join(BETWEEN) } : {}),
    ...(at > 1 ? { at } : {}),
  };
}
