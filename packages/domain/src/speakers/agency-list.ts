/** A train of the Chinese railways has a letter of its kind, or only digits; everything else is a flight, with its airline's code. */
export const modeOfNumber = (number: string): 'train' | 'flight' =>
  /^(?:[CDGKLSTYZ])?\d{1,4}$/i.test(number.replaceAll(/\s/g, '')) ? 'train' : 'flight';
