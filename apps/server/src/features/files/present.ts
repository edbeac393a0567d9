/** Where a stored file is read; its key is unguessable and never reused. */
export const fileAddress = (key: string): string => `/files/${key}`;

/** The key of a file that is stored here; null for any other address. */
export const fileKey = (address: string): string | null => (address.startsWith('/files/') ? address.slice(7) : null);
