/** Only files of this server: a forged address must not show content of another host under the conference's name. */
const picture = /^\/(files|meetingapp)\/(?:[\w-]+\/)*[\w-]+\.(jpe?g|png|webp)$/i;
const pdf =
  /^\/(files\/(?:[\w-]+\/)*[\w-]+|medapp\/programme\/\d+\/\d+|medapp\/speakers\/slides\/[\w/-]+)\.pdf(\?lang=(en|zh))?$/i;

export const isOwnPicture = (address: string): boolean => picture.test(address);
export const isOwnPdf = (address: string): boolean => pdf.test(address);

export interface Picture {
  src: string;
  /** Caption; '' when none is given. */
  name: string;
}

/** Separator within one value of an address. */
export const BETWEEN = '|';

/** Query of the picture viewer, opened at picture `at`, from 1. */
export function picturesQuery(pictures: readonly Picture[], at: number): Record<string, string | number> {
  const names = pictures.map(({ name }) => name.replaceAll(BETWEEN, ' '));
  return {
    images: pictures.map(({ src }) => src).join(BETWEEN),
    ...(names.some((name) => name !== '') ? { names: names.join(BETWEEN) } : {}),
    ...(at > 1 ? { at } : {}),
  };
}
