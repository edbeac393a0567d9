import type { Column, ColumnKind } from '../values/column.ts';

/** Number formats in addition to Excel's own: ids from 164 are free. */
const customFormats = new Map([
  [164, 'yyyy\\-mm\\-dd'],
  [165, 'yyyy\\-mm\\-dd\\ hh:mm:ss'],
  [166, '#,##0.000'],
]);

/** Number format of each cell style; its index is the `s` of the cell. 0 applies to cells without a style. */
const styleFormats = {
  general: 0,
  header: 0,
  text: 49,
  integer: 1,
  money0: 3,
  money2: 4,
  money3: 166,
  date: 164,
  dateTime: 165,
};
export type StyleName = keyof typeof styleFormats;

const names = Object.keys(styleFormats) as StyleName[];

export const styleNumber = (name: StyleName): number => names.indexOf(name);

const ofKind: Readonly<Record<ColumnKind, StyleName>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'general',
  money: 'money2',
  date: 'date',
  'date-time': 'dateTime',
  boolean: 'general',
};

export function styleOf({ kind, digits = 2 }: Column): StyleName {
  if (kind !== 'money' || digits === 2) return ofKind[kind];
  return digits === 0 ? 'money0' : 'money3';
}

function cellFormat(name: StyleName): string {
  const format = styleFormats[name];
  if (name === 'header')
    return '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center"/></xf>';
  return `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${format === 0 ? '' : ' applyNumberFormat="1"'}/>`;
}

export function stylesXml(): string {
  const formats = [...customFormats].map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('');
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${customFormats.size}">${formats}</numFmts>`,
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    '<fill><patternFill patternType="solid"><fgColor rgb="FFEAF6F5"/><bgColor indexed="64"/></patternFill></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${names.length}">${names.map(cellFormat).join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}
