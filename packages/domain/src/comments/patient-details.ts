/** What a stretch of a text seems to be. */
export type PatientDetail = 'name' | 'number' | 'phone' | 'identity';

export interface FoundDetail {
  kind: PatientDetail;
  /** UTF-16 positions: from included, to excluded. */
  from: number;
  to: number;
}

const surname =
  /(?:欧阳|司马|上官|诸葛|[王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤])/u
    .source;
const given = /\p{Script=Han}{1,2}/u.source;
/** Behind a name: the end, a sign, or a word that no given name begins with. */
const end = /(?=$|[\s\p{P}男女因于在的]|\d|住院|入院|病历)/u.source;
const record = /(?:住院号|病历号|病案号|门诊号|就诊号|登记号|病人号|患者号)/u.source;
const person = /(?<=(?:患者|病人|病员|患儿|姓名)[\s\p{P}]*)/u.source;
const between = /(?<=[\s\p{P}]|^)/u.source;

const patterns: readonly (readonly [PatientDetail, RegExp])[] = [
  ['identity', /(?<!\d)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/gu],
  ['phone', /(?<!\d)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/gu],
  ['number', new RegExp(`${record}[^\\p{L}\\p{N}]{0,3}[A-Za-z]{0,3}\\d{4,}`, 'gu')],
  ['number', /\b(?:MRN|medical record (?:number|no\.?)|patient (?:ID|number|no\.?))[\s:#]*[A-Z]{0,3}\d{4,}/giu],
  ['name', new RegExp(`${person}${surname}${given}?${end}`, 'gu')],
  ['name', new RegExp(`${between}${surname}${given}(?=[\\s\\p{P}]*${record})`, 'gu')],
  ['name', /(?<=\b[Pp]atient,? (?:named )?(?:(?:Mr|Mrs|Ms|Miss)\.? )?)[A-Z][a-z]+ [A-Z][a-z]+\b/gu],
];

/**
 * Stretches of a text that seem to name a patient: names next to a word for patient or a record number, record numbers, phone numbers,
 * identity numbers. Ordered, without overlaps. A hint: it neither finds every name nor only names.
 */
export function findPatientDetails(text: string): FoundDetail[] {
  const found = patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, from: match.index, to: match.index + match[0].length })),
  );
  found.sort((one, other) => one.from - other.from || other.to - one.to);
  return found.filter((one, at) => !found.slice(0, at).some((earlier) => earlier.to > one.from));
}

/** The text with what {@link findPatientDetails} found replaced; applied again it changes nothing. */
export function redactPatientDetails(text: string, mark: string): string {
  let redacted = text;
  for (const { from, to } of findPatientDetails(text).reverse())
    redacted = redacted.slice(0, from) + mark + redacted.slice(to);
  return redacted;
}
