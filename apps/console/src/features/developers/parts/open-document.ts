interface Content {
  content: { 'application/json': { example?: unknown } };
}

/** The parts of an OpenAPI operation that the page shows. */
export interface OpenOperation {
  operationId: string;
  summary: string;
  /** Markdown: the scope, then a table of refusals. */
  description: string;
  'x-scope': string;
  parameters: { name: string; in: string; required?: boolean; example?: string | number }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

export interface OpenDocument {
  paths: Record<string, Record<string, OpenOperation>>;
  webhooks: Record<string, { post: { operationId: string; requestBody: Content } }>;
}

/** Cells of the rows of the first table in a Markdown text, without its heading. */
export const tableRows = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.replaceAll('`', '')),
    );
