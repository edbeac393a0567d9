/** Address of a stored file; its key is unguessable and never reused. */
export const fileAddress = (key: string): string => `/files/${key}`;

/** Key of a file stored here; null for any other address. */
export const fileKey = (address: string): string | null => (address.startsWith('/files/') ? address.slice(7) : null);
