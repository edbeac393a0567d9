import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { useQuery } from '@tanstack/react-query';
import { readJson } from '../../../lib/calls/read-json.ts';
import type { OpenDocument } from './open-document.ts';

/** Address of the OpenAPI document on this server. */
export const documentAddress = `${openBase}/openapi.json`;

/** The OpenAPI document of the open interface, read once. */
export const useOpenDocument = () =>
  useQuery({
    queryKey: [documentAddress],
    queryFn: async () => (await readJson(documentAddress)) as OpenDocument,
    staleTime: Infinity,
  });

/** Its operations in the document's order. */
export const operationsOf = ({ paths }: OpenDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
