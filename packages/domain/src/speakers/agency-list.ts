const day = String.raw`(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日)`;
const moment = new RegExp(String.raw`^${day}[\sT]*(\d{1,2})[:：](\d{2})(?:[:：]\d{2})?$`);

/** Local time of a cell, `2027-04-15T13:06`, from `2027-4-15 13:06`, `2027/04/15 13:06` or `2027年4月15日 13:06`; null for any other. */
export function clockOfCell(text: string): string | null {
  const [, year = '', ...parts] = moment.exec(text.trim()) ?? [];
  const [month = '', date = '', hour = '', minute = ''] = parts.filter((part) => part !== undefined);
  if (year === '') return null;
  const clock = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}`;
  const at = new Date(`${clock}Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 16) !== clock ? null : clock;
}

/** A train of the Chinese railways has a letter of its kind, or only digits; everything else is a flight, with its airline's code. */
export const modeOfNumber = (number: string): 'train' | 'flight' =>
  /^(?:[CDGKLSTYZ])?\d{1,4}$/i.test(number.replaceAll(/\s/g, '')) ? 'train' : 'flight';
