import { escapeXml } from '../xml/text.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

export function contentTypesXml(sheets: number): string {
  const overrides = Array.from(
    { length: sheets },
    (_, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${types}.worksheet+xml"/>`,
  );
  return [
    `${declaration}<Types xmlns="${packages}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>`,
    ...overrides,
    '</Types>',
  ].join('');
}

function relationships(all: readonly (readonly [type: string, target: string])[]): string {
  const lines = all.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${lines.join('')}</Relationships>`;
}

export const rootRelationshipsXml = (): string => relationships([['officeDocument', 'xl/workbook.xml']]);

export function workbookRelationshipsXml(sheets: number): string {
  const own = Array.from({ length: sheets }, (_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const);
  return relationships([...own, ['styles', 'styles.xml']]);
}

export function workbookXml(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return [
    `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}">`,
    `<sheets>${sheets.join('')}</sheets></workbook>`,
  ].join('');
}
