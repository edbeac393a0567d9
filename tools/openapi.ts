import { readFileSync, writeFileSync } from 'node:fs';
import { openApiDocument } from '@meetingapp/server/http/serving/openapi.ts';

// `npm run openapi`: writes the API's document, generated from the contract each time and therefore not committed.

const place = new URL('../docs/openapi.json', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const document = openApiDocument(version);
writeFileSync(place, `${JSON.stringify(document, null, 2)}\n`);
console.log(`docs/openapi.json: ${Object.keys(document.paths).length} calls`);
