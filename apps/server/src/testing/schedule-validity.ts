import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { validateXML } from 'xmllint-wasm';

/**
 * Published schemas and real programmes of other conferences; they are not part of this project, and tests are skipped on a machine
 * without them.
 */
const folder = fileURLToPath(new URL('../../../../../shared/data/schedules/', import.meta.url));
const place = [process.env['SCHEDULES'] ?? '', folder].find((one) => existsSync(`${one}/schema.json`)) ?? null;

export const haveSchedules = place !== null;

export const scheduleFile = (name: string): string => readFileSync(`${place ?? ''}/${name}`, 'utf8');

/** Violations of schema.json in a document; empty when it is valid. */
export function jsonFaults(document: unknown): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  addFormats(ajv);
  const { $schema: _draft, ...schema } = JSON.parse(scheduleFile('schema.json')) as Record<string, unknown>;
  const valid = ajv.compile(schema);
  return valid(document)
    ? []
    : (valid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

/** Violations of schedule.xml.xsd in a document. */
export async function xmlFaults(contents: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'schedule.xml', contents },
    schema: { fileName: 'schedule.xsd', contents: scheduleFile('schedule.xml.xsd') },
  });
  return errors.map(({ message }) => message);
}
