interface FormContent {
  schema: { properties: Record<string, { format?: string }>; required?: string[] };
  encoding?: Record<string, { contentType: string }>;
}

/** The part of an OpenAPI document that a client of forms reads. */
export interface FormDocument {
  paths: Record<string, { post: { requestBody: { content: Record<string, unknown> } } }>;
}

/**
 * The form that a client generated from the document sends for a path: one part for each property in the given order, JSON where the
 * document's encoding says so, a file where the format is binary, else the value as text. Knows nothing else of this project.
 */
export function formFrom(document: FormDocument, path: string, values: Record<string, unknown>): FormData {
  const content = document.paths[path]?.post.requestBody.content['multipart/form-data'] as FormContent | undefined;
  if (!content) throw new Error(`${path} takes no form`);
  const { schema, encoding = {} } = content;
  const missing = (schema.required ?? []).filter((name) => values[name] === undefined);
  if (missing.length > 0) throw new Error(`${path} requires ${missing.join(', ')}`);
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    const property = schema.properties[name];
    if (!property) throw new Error(`${path} declares no ${name}`);
    if (property.format === 'binary') form.append(name, value as File);
    else if (encoding[name]) form.append(name, new Blob([JSON.stringify(value)], { type: encoding[name].contentType }));
    else form.append(name, String(value));
  }
  return form;
}
